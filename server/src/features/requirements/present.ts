import type { ActivityFields } from '@portal/contract/activity';
import type { GroupRef } from '@portal/contract/fields';
import type { ModuleRequirement } from '@portal/contract/requirements';
import type { StoredRule } from '../modules/service.ts';
import type { EditionRow } from './queries.ts';

/** The rules of a module with the groups for whose members it is; none if it is for everyone. */
export interface ShownRule extends StoredRule {
  readonly groups: readonly GroupRef[];
}

interface Counted {
  readonly edition: number;
  readonly editions: readonly EditionRow[];
  /** Trainees. */
  readonly completed: number;
}

export function presentRequirement(
  rule: ShownRule,
  { edition, editions, completed }: Counted,
): ModuleRequirement {
  return {
    audience: rule.audience === 'everyone' ? 'everyone' : [...rule.groups],
    dueDays: rule.due_days,
    validMonths: rule.valid_months,
    countFrom: rule.rule_from ?? 'applied',
    edition,
    editions: editions.map((row) => ({
      number: row.number,
      by: row.by_on,
      reason: row.reason,
      madeBy: row.made_by,
      madeAt: new Date(row.created_at).toISOString(),
    })),
    completed,
  };
}

/** The fields for the activity record. */
export function recordRule(rule: ShownRule): ActivityFields {
  const names = rule.groups.map(({ name }) => name).join(', ');
  return {
    audience: rule.audience === 'everyone' ? 'everyone' : names,
    dueDays: rule.due_days,
    validMonths: rule.valid_months,
    countFrom: rule.rule_from ?? 'applied',
  };
}
