/** The rules of Acme and of its modules, for tests of the screens in which they are set. */
import type {
  CompanyRules,
  ModuleRequirement,
  RequirementHits,
} from '@portal/contract/requirements';

/** A company without rules. */
export const noRules: CompanyRules = {
  dueDays: null,
  graceDays: 0,
  renewalDays: 30,
  reminderDays: [14, 3],
  digestWeekday: 1,
  hasRules: false,
};

export const rulesOfAcme: CompanyRules = { ...noRules, dueDays: 30, hasRules: true };

/** A module without rules of its own. */
export const moduleRules: ModuleRequirement = {
  audience: 'everyone',
  dueDays: null,
  validMonths: null,
  countFrom: 'applied',
  edition: 1,
  editions: [],
  completed: 0,
};

const none = { count: 0, names: [] };

/** A change that affects no trainee. */
export const noHits: RequirementHits = {
  added: none,
  removed: none,
  removedBegun: none,
  overdue: none,
  overdueByPast: none,
  expired: none,
};
