/**
 * Certifies the completions that are marked, when the changes that caused them cannot be undone any more. At the first start
 * with certificates it marks the completed runs from before.
 */
import { lockCompanyShared } from '#server/features/companies/service.ts';
import {
  findCertificatesSince,
  setCertificatesSince,
} from '#server/platform/database/certificates-since.ts';
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts';
import { inSavepoint } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Logger } from '#server/platform/log.ts';
import { DONE, type Step } from '#server/platform/tasks/task.ts';
import type { Certifying } from '../certifying/certify.ts';
import * as queries from '../certifying/certifying-queries.ts';
import type { SomeRuns } from '../certifying/load-known.ts';
import { LEARNING_PROGRESSED, movedIn, publishInSlices } from '../events.ts';
import { RUNS_PER_STEP } from '../figures/figures.ts';
import { listUnsettled } from './completing-queries.ts';
import { lockTraineesOf } from './follow-up-queries.ts';

export const CERTIFICATES = 'certificates';

/** About 1 ms on SQLite. */
const MARKS_PER_STEP = 100;

interface Dependencies {
  readonly bus: Bus;
  readonly certifying: Pick<Certifying, 'certify'>;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The last run that was looked at for a mark, or the company at work with the last trainee who is done. */
type Cursor = { readonly markedTo: number } | AtWork;

type AtWork = { readonly companyId: number; readonly userId: number };

type After = Step<Cursor>['after'];

export function createCertificatesStep({ bus, certifying, log, now }: Dependencies) {
  async function start(tx: Db): Promise<Cursor | typeof DONE> {
    const since = await findCertificatesSince(tx);
    return since === null ? { markedTo: 0 } : findCompany(tx, 0);
  }

  /** The certificates begin when all is marked: until then a pass certifies what was completed before it. */
  async function markEarlier(tx: Db, after: number): Promise<Cursor | typeof DONE> {
    const runs = await queries.findRunsAfter(tx, { after, limit: MARKS_PER_STEP });
    const last = runs.at(-1);
    if (last === undefined) {
      await setCertificatesSince(tx, now());
      return findCompany(tx, 0);
    }
    await queries.markCompletedRuns(tx, { ids: runs.map(({ id }) => id), certifyAt: now() });
    return { markedTo: last.id };
  }

  /** Hidden companies and trainees keep their marks until they are restored. */
  async function findCompany(tx: Db, from: number): Promise<Cursor | typeof DONE> {
    const [next] = await queries.findNextCompany(tx, { companyId: from, now: now() });
    return next === undefined ? DONE : { companyId: next.company_id, userId: 0 };
  }

  async function certifySome(
    tx: Db,
    { companyId, userId: done }: AtWork,
    after: After,
  ): Promise<Cursor | typeof DONE> {
    const isThere = await lockCompanyShared(tx, companyId);
    // An undo is not carried out until the changes are settled.
    const isSettled = isThere && (await listUnsettled(tx, companyId)).length === 0;
    if (!isSettled) return findCompany(tx, companyId + 1);
    const page = { companyId, after: done, now: now(), limit: RUNS_PER_STEP };
    const due = await queries.findDueTrainees(tx, page);
    const last = due.at(-1);
    if (last === undefined) return findCompany(tx, companyId + 1);
    await lockTraineesOf(
      tx,
      due.map(({ run_id }) => run_id),
    );
    const at = now();
    const ids = due.map(({ user_id }) => user_id);
    const runs = await queries.findDueRuns(tx, { companyId, ids, now: at });
    const holders = await certifyOrSkip(tx, { companyId, runs, at });
    const events = holders.map(
      (userId) => [LEARNING_PROGRESSED, movedIn(null, { userId, companyId })] as const,
    );
    after(() => publishInSlices(bus, events));
    return { companyId, userId: last.user_id };
  }

  /** Trainees with whom it fails keep their marks for the next time; the others do not wait for them. */
  async function certifyOrSkip(tx: Db, some: SomeRuns): Promise<number[]> {
    const { runs, at } = some;
    try {
      return await inSavepoint(tx, async () => {
        const holders = await certifying.certify(tx, some);
        await queries.clearMarks(tx, { ids: runs.map(({ id }) => id), now: at });
        return [...holders];
      });
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      const byTrainee = [...Map.groupBy(runs, ({ user_id }) => user_id)];
      if (byTrainee.length === 1) {
        const [[userId] = []] = byTrainee;
        log.error({ err: error, userId }, 'a completion could not be certified');
        return [];
      }
      const holders: number[] = [];
      for (const [, own] of byTrainee)
        holders.push(...(await certifyOrSkip(tx, { ...some, runs: own })));
      return holders;
    }
  }

  return (tx: Db, { cursor, after }: Step<Cursor>): Promise<Cursor | typeof DONE> => {
    if (cursor === null) return start(tx);
    return 'markedTo' in cursor ? markEarlier(tx, cursor.markedTo) : certifySome(tx, cursor, after);
  };
}
