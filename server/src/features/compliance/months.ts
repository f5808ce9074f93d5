/** Counts at the end of each month how many trainees of each company are late in no module. */
import { civilDateAt } from '#server/platform/civil-today.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { dayToCount, monthOf } from '../learning/service.ts';
import * as queries from './month-queries.ts';

/** About 0.4 ms on SQLite. */
const COMPANIES_PER_READ = 100;

interface Dependencies {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * A company with rules has one open month. After its end `learning` keeps the figures at the last day of the month before
 * the present one, until that month is counted here.
 */
export function createMonths({ db, now }: Dependencies) {
  async function follow({ id: companyId, ...company }: queries.CompanyRow): Promise<void> {
    const today = civilDateAt(now(), company.time_zone);
    const month = monthOf(today);
    if (company.open_month === null) {
      if (company.has_standings === 1) await queries.openMonth(db, { companyId, month });
      return;
    }
    const day = dayToCount(company.open_month, today);
    if (day === null || (await queries.areWaiting(db, companyId, day))) return;
    const counts = await queries.countNow(db, companyId);
    await inTransaction(db, async (tx) => {
      if (!(await queries.closeMonth(tx, companyId))) return;
      await queries.insertCounts(tx, { companyId, month: monthOf(day) }, counts);
      if (counts.length > 0) await queries.openMonth(tx, { companyId, month });
    });
  }

  return {
    /** Counts the months that have ended, each in one process, and opens the present ones. */
    async countEnded(ending: AbortSignal): Promise<void> {
      const slice = startTimeSlice();
      for await (const company of companiesOf(db)) {
        if (ending.aborted) return;
        await follow(company);
        if (slice.isOver) await slice.next();
      }
    },
  };
}

async function* companiesOf(db: Db): AsyncGenerator<queries.CompanyRow> {
  for (let last: queries.CompanyRow | undefined; ; ) {
    const next = { after: last?.id ?? 0, limit: COMPANIES_PER_READ };
    const companies = await queries.findNextCompanies(db, next);
    yield* companies;
    last = companies.at(-1);
    if (last === undefined) return;
  }
}
