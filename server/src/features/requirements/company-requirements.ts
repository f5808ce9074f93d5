/** The rules of a company for its modules without rules of their own. */
import type { CompanyRequirements, CompanyRules } from '@portal/contract/requirements';
import { civilDateAt } from '#server/platform/civil-today.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import { type Actor, differences, record } from '../activity/service.ts';
import {
  findTimeZone,
  inLockedCompany,
  NO_SUCH_COMPANY,
  type StoredCompanyRules,
  updateCompanyRules,
} from '../companies/service.ts';
import { type Learning, loadRules } from '../learning/service.ts';
import * as queries from './queries.ts';

/** The rules from which due dates and renewals follow; the others are about mails. */
const OF_DATES: ReadonlySet<string> = new Set(['dueDays', 'graceDays', 'renewalDays']);

interface Dependencies {
  readonly db: Db;
  readonly learning: Pick<Learning, 'moduleChanges'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createCompanyRequirements({ db, learning, now }: Dependencies) {
  const find = async (tx: Db, id: number): Promise<CompanyRequirements> =>
    present(requireFound(await queries.findCompanyRules(tx, id), NO_SUCH_COMPANY));

  async function get(id: number): Promise<CompanyRules> {
    const rules = await find(db, id);
    const hasRules = rules.dueDays !== null || (await loadRules(db, id)) !== null;
    return { ...rules, hasRules };
  }

  return {
    /** Throws NOT_FOUND. */
    ofCompany: get,

    /** Throws NOT_FOUND. */
    async updateCompany(
      actor: Actor,
      id: number,
      rules: CompanyRequirements,
    ): Promise<CompanyRules> {
      const stored = toStored(rules);
      await inLockedCompany(db, id, async (tx, company) => {
        const old = await find(tx, id);
        const changed = differences(recordFields(old), recordFields(present(stored)));
        if (changed === null) return;
        const at = now();
        const isOfDates = Object.keys(changed.after).some((field) => OF_DATES.has(field));
        const today = civilDateAt(at, await findTimeZone(tx, id));
        await updateCompanyRules(tx, id, {
          ...stored,
          rules_saved_on: isOfDates ? today : undefined,
        });
        await learning.moduleChanges.rulesChanged(tx, id);
        const subject = { kind: 'company', ...company } as const;
        const act = { actor, action: 'company.requirements-changed', subject, company } as const;
        await record(tx, { ...act, ...changed, at });
      });
      await learning.moduleChanges.begin(id);
      return get(id);
    },
  };
}

function toStored(rules: CompanyRequirements): StoredCompanyRules {
  return {
    due_days: rules.dueDays,
    grace_days: rules.graceDays,
    renewal_days: rules.renewalDays,
    reminder_days: JSON.stringify(rules.reminderDays.toSorted((a, b) => b - a)),
    digest_weekday: rules.digestWeekday,
  };
}

function present(row: StoredCompanyRules): CompanyRequirements {
  return {
    dueDays: row.due_days,
    graceDays: row.grace_days,
    renewalDays: row.renewal_days,
    reminderDays: daysIn(row.reminder_days),
    digestWeekday: row.digest_weekday,
  };
}

const daysIn = (json: string): number[] => JSON.parse(json);

/** The fields for the activity record. */
function recordFields({ reminderDays, ...rules }: CompanyRequirements) {
  return { ...rules, reminderDays: reminderDays.join(', ') };
}
