/**
 * Computes the figures again whose standings change by themselves, after midnight in the time zone of each company, and
 * those of new runs. Until then a page shows its people as they stand, but lists are ordered and filtered by the day before.
 */
import { lockCompanyShared } from '#server/features/companies/service.ts';
import { civilDateAt, endOfDay } from '#server/platform/civil-today.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Summaries } from '#server/platform/summaries.ts';
import { DONE, type Step } from '#server/platform/tasks/task.ts';
import { LEARNING_PROGRESSED, movedIn, publishInSlices } from '../events.ts';
import { RUNS_PER_STEP, refreshFigures } from '../figures/figures.ts';
import { dayToCount } from '../standing/month-end.ts';
import { lockTraineesOf } from './follow-up-queries.ts';
import * as queries from './standings-task-queries.ts';

export const STANDINGS = 'standings';

/** About 0.3 ms on SQLite. */
const COMPANIES_PER_STEP = 100;

interface Dependencies {
  readonly bus: Bus;
  readonly summaries: Pick<Summaries, 'forget'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The last company that is done, or the one at work with the figures that are done. */
type Cursor = { readonly companyId: number; readonly atWork: Place | null };

type Place = {
  /** The civil date in the company of which the figures are to be. */
  readonly until: string;
  /** An instant on that day, in ms since 1970. */
  readonly at: number;
  /** The day and the user of the last figures that are done. */
  readonly day: string;
  readonly userId: number;
};

export function createStandingsStep({ bus, summaries, now }: Dependencies) {
  async function findCompany(tx: Db, after: number): Promise<Cursor | typeof DONE> {
    const companies = await queries.findNextCompanies(tx, { after, limit: COMPANIES_PER_STEP });
    for (const { id, changes_on, ...company } of companies) {
      const day = dayOfFigures(company, now());
      if (changes_on !== null && changes_on <= day.until)
        return { companyId: id, atWork: { ...day, day: '', userId: 0 } };
    }
    const last = companies.at(-1);
    return last === undefined ? DONE : { companyId: last.id, atWork: null };
  }

  async function refreshSome(
    tx: Db,
    companyId: number,
    { until, at, day, userId }: Place,
    after: Step<Cursor>['after'],
  ): Promise<Cursor> {
    const isDone = { companyId, atWork: null };
    if (!(await lockCompanyShared(tx, companyId))) return isDone;
    const figures = await queries.findChanging(tx, {
      companyId,
      until,
      day,
      userId,
      limit: RUNS_PER_STEP,
    });
    const last = figures.at(-1);
    if (last === undefined) {
      after(summaries.forget);
      return isDone;
    }
    const runIds = figures.map(({ run_id }) => run_id);
    await lockTraineesOf(tx, runIds);
    await refreshFigures(tx, runIds, at);
    const events = figures.map(
      ({ user_id }) =>
        [LEARNING_PROGRESSED, movedIn(null, { userId: user_id, companyId })] as const,
    );
    after(() => publishInSlices(bus, events));
    return { companyId, atWork: { until, at, day: last.day, userId: last.user_id } };
  }

  return (tx: Db, { cursor, after }: Step<Cursor>): Promise<Cursor | typeof DONE> =>
    cursor === null || cursor.atWork === null
      ? findCompany(tx, cursor?.companyId ?? 0)
      : refreshSome(tx, cursor.companyId, cursor.atWork, after);
}

interface Company {
  readonly time_zone: string | null;
  readonly open_month: string | null;
}

/** Today in the company. After the end of a month, its last day until that month is counted. */
function dayOfFigures({ time_zone, open_month }: Company, now: number) {
  const today = civilDateAt(now, time_zone);
  const last = dayToCount(open_month, today);
  return last === null ? { until: today, at: now } : { until: last, at: endOfDay(last, time_zone) };
}
