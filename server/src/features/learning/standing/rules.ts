/** The rules of a company, from which the standings of its people follow. */
import { later } from '@portal/contract/civil-dates';
import { civilDateAt } from '#server/platform/civil-today.ts';
import type { Db } from '#server/platform/database/schema.ts';
import * as queries from './facts-queries.ts';
import type { Edition, Rule } from './standing.ts';

export interface ModuleRule extends Rule {
  readonly id: number;
  readonly name: string;
  readonly isForEveryone: boolean;
  /** Not a draft. */
  readonly isReady: boolean;
  /** The day on which it got its content; null for a draft. */
  readonly contentSince: string | null;
  /** The day on which its rules or those of the company were last changed; null for never. */
  readonly savedOn: string | null;
  readonly editions: readonly NamedEdition[];
}

interface NamedEdition extends Edition {
  readonly reason: string;
}

export interface CompanyRules {
  readonly companyId: number;
  /** An IANA name; null for that of the server. */
  readonly timeZone: string | null;
  /** Days before a due date on which trainees are reminded. */
  readonly reminderDays: readonly number[];
  /** In training order, drafts included. */
  readonly modules: readonly ModuleRule[];
  /** The company has a rule: without any, nothing about requirements is shown. */
  readonly isShown: boolean;
}

/** The rules of the company; null without any. */
export async function loadRules(db: Db, companyId: number): Promise<CompanyRules | null> {
  const rules = await loadModuleRules(db, companyId);
  return rules.isShown ? rules : null;
}

/** The same for a company that may have no rule. */
export async function loadModuleRules(db: Db, companyId: number): Promise<CompanyRules> {
  const rows = await queries.findRules(db, { companyId });
  const editions = rows.some(({ edition }) => edition > 1)
    ? await queries.findEditions(db, { companyId })
    : [];
  const editionsOf = Map.groupBy(editions, ({ module_id }) => module_id);
  return {
    companyId,
    timeZone: rows[0]?.time_zone ?? null,
    reminderDays: daysIn(rows[0]?.reminder_days ?? '[]'),
    modules: rows.map((row) => toRule(row, editionsOf.get(row.id) ?? [])),
    isShown: rows.some(({ is_rule }) => is_rule === 1),
  };
}

const daysIn = (json: string): number[] => JSON.parse(json);

function toRule(row: queries.RuleRow, editions: readonly queries.EditionRow[]): ModuleRule {
  const { time_zone: timeZone, rule_saved_on: ownSavedOn, rules_saved_on: savedOn } = row;
  return {
    id: row.id,
    name: row.name,
    isForEveryone: row.audience === 'everyone',
    isReady: row.is_ready === 1,
    contentSince: row.content_since === null ? null : civilDateAt(row.content_since, timeZone),
    savedOn: ownSavedOn === null ? savedOn : later(ownSavedOn, savedOn),
    dueDays: row.due_days ?? row.company_due_days,
    graceDays: row.grace_days,
    validMonths: row.valid_months,
    renewalDays: row.renewal_days,
    countsFrom: row.rule_from,
    editions: editions.map(({ number, by_on, reason, created_at }) => ({
      number,
      by: by_on,
      reason,
      madeOn: civilDateAt(created_at, timeZone),
    })),
  };
}
