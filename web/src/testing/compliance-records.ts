import type { CallResponse } from '@portal/contract/call';
import { addDays } from '@portal/contract/civil-dates';
import type {
  CompanyCompliance,
  listComingWeeks,
  RequirementsSummary,
} from '@portal/contract/compliance';

/** 23 trainees, of whom 2 are late. */
export const summary: RequirementsSummary = {
  overdue: 2,
  dueSoon: 3,
  expiring: 1,
  valid: 15,
  other: 2,
  compliantPercent: 91.3,
  countedAt: '2026-11-30T09:00:00.000Z',
};

/** Trainees of a company without rules. */
export const noStandings: RequirementsSummary = {
  ...{ overdue: 0, dueSoon: 0, expiring: 0, valid: 0, other: 0 },
  compliantPercent: null,
  countedAt: summary.countedAt,
};

/** 21 of 23 today; before, two months were counted. */
export const compliance: CompanyCompliance = {
  today: { required: 23, compliant: 21, countedAt: summary.countedAt },
  months: [
    { month: '2026-08', required: 20, compliant: 10 },
    { month: '2026-10', required: 22, compliant: 22 },
  ],
};

const fire = { moduleId: 5, moduleName: 'Fire safety' };
const hygiene = { moduleId: 6, moduleName: 'Food hygiene' };
const IN_WEEKS = [
  [{ ...fire, due: 4, expires: 0 }],
  [],
  [
    { ...fire, due: 1, expires: 0 },
    { ...hygiene, due: 0, expires: 2 },
  ],
];

/** 14 weeks: 4 due in the first, 1 due and 2 expiring in the third. */
export const comingWeeks: CallResponse<typeof listComingWeeks> = {
  weeks: Array.from({ length: 14 }, (_, week) => ({
    from: addDays('2026-11-30', 7 * week),
    modules: IN_WEEKS[week] ?? [],
  })),
  countedAt: summary.countedAt,
};
