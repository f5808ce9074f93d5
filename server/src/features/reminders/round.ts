/**
 * Reminds the people whose day has come, from 07:00 in the time zone of their company. If no process was running for days,
 * their steps since then are one reminder.
 */
import { civilDateAt, clockIn } from '#server/platform/civil-today.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { DONE, type Step } from '#server/platform/tasks/task.ts';
import * as queries from './queries.ts';
import type { Reminding } from './reminding.ts';

export const REMINDERS = 'reminders';

/** About 0.3 ms on SQLite. */
const COMPANIES_PER_STEP = 100;
/** About 2 ms on SQLite. */
const PEOPLE_PER_STEP = 3;
const FIRST_HOUR = 7;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The last company that is done, or the one at work. */
type Cursor = { readonly companyId: number; readonly isAtWork: boolean };

interface Dependencies {
  readonly reminding: Reminding;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createRound({ reminding, now }: Dependencies) {
  /** The civil date of the company; null before the first hour of its day. */
  function dayIn(timeZone: string | null): string | null {
    const isEarly = clockIn(timeZone)(now()) % DAY_MS < FIRST_HOUR * HOUR_MS;
    return isEarly ? null : civilDateAt(now(), timeZone);
  }

  async function findCompany(tx: Db, after: number): Promise<Cursor | typeof DONE> {
    const companies = await queries.findNextCompanies(tx, { after, limit: COMPANIES_PER_STEP });
    for (const { id, time_zone, remind_on } of companies) {
      const today = remind_on === null ? null : dayIn(time_zone);
      if (remind_on !== null && today !== null && remind_on <= today)
        return { companyId: id, isAtWork: true };
    }
    const last = companies.at(-1);
    return last === undefined ? DONE : { companyId: last.id, isAtWork: false };
  }

  async function remindSome(tx: Db, companyId: number): Promise<Cursor> {
    const isDone = { companyId, isAtWork: false };
    const company = await queries.findCompany(tx, companyId);
    const today = company === undefined ? null : dayIn(company.time_zone);
    if (today === null) return isDone;
    const due = await queries.findDue(tx, { companyId, until: today, limit: PEOPLE_PER_STEP });
    if (due.length === 0) return isDone;
    const dayOf = new Map(due.map(({ user_id, remind_on }) => [user_id, remind_on]));
    await reminding.remindDue(tx, { companyId, dayOf });
    return { companyId, isAtWork: true };
  }

  return (tx: Db, { cursor }: Step<Cursor>): Promise<Cursor | typeof DONE> =>
    cursor?.isAtWork === true
      ? remindSome(tx, cursor.companyId)
      : findCompany(tx, cursor?.companyId ?? 0);
}
