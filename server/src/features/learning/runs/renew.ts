/**
 * Renews modules whose completion has ended or is about to end: the current run ends, and the next one takes over everything
 * except these modules, which start fresh.
 */
import { because } from '@portal/contract/reasons';
import { lockCompanyShared } from '#server/features/companies/service.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import { LEARNING_PROGRESSED, movedIn, publishAll } from '../events.ts';
import { insertFigures } from '../figures/figure-queries.ts';
import { refreshFigures } from '../figures/figures.ts';
import type { Learner } from '../learner.ts';
import { loadPath } from '../path/load-path.ts';
import { isRenewable, type Path, requireModule } from '../path/path.ts';
import { lockTrainee } from '../path/progress-queries.ts';
import { continueOrders } from '../path/training-order-queries.ts';
import { notFoundIfDeleted } from '../results/trainee-transaction.ts';
import * as renewals from './renew-queries.ts';
import * as runs from './run-queries.ts';
import { endRuns, type ReplacedRun } from './runs.ts';

/** A run with the modules that it renews. */
export interface Renewed {
  readonly runNumber: number;
  readonly moduleIds: readonly number[];
}

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createRenew({ db, bus, now }: Dependencies) {
  /**
   * Starts the renewal of all modules that can be renewed, if this one can. While the run of its renewal is current, a
   * repeated call answers the same. Throws NOT_FOUND, NOTHING_TO_RENEW.
   */
  return async (learner: Learner, moduleId: number): Promise<Renewed> => {
    const { userId, companyId } = learner;
    const { renewed, isStarted } = await notFoundIfDeleted(() =>
      inTransaction(db, async (tx) => {
        const run = await lockRun(tx, learner);
        const at = now();
        const path = await loadPath(tx, { userId, companyId, runId: run.id }, at);
        const module = requireModule(path, moduleId);
        const isStarted = isRenewable(module);
        if (!isStarted && !module.isRenewed) throw nothingToRenew();
        const runId = isStarted ? await startRenewal(tx, { run, path, at }) : run.id;
        return { renewed: await renewals.findRenewed(tx, runId), isStarted };
      }),
    );
    if (isStarted) publishAll(bus, [[LEARNING_PROGRESSED, movedIn(null, learner)]]);
    return renewed;
  };
}

/**
 * Starts the renewal of all modules that can be renewed, of each of these people. Left out are those who have nothing to
 * renew. Call it with the companies and the trainees locked.
 */
export async function renewRuns(
  tx: Db,
  userIds: readonly number[],
  at: number,
): Promise<ReplacedRun[]> {
  if (userIds.length === 0) return [];
  const replaced: ReplacedRun[] = [];
  for (const run of await runs.lockCurrentRuns(tx, userIds)) {
    const { id: runBefore, user_id: userId, company_id: companyId } = run;
    const path = await loadPath(tx, { userId, companyId, runId: runBefore }, at);
    if (!path.some(isRenewable)) continue;
    replaced.push({ userId, runBefore, runAfter: await startRenewal(tx, { run, path, at }) });
  }
  return replaced;
}

/**
 * Locks the company, the trainee and the current run, which may be another one than at the beginning of the call: of two
 * parallel calls the second one finds the run that the first one has started.
 */
async function lockRun(tx: Db, { userId, companyId }: Learner): Promise<runs.CurrentRun> {
  const isThere = await lockCompanyShared(tx, companyId);
  const [trainee] = isThere ? await lockTrainee(tx, { userId }) : [];
  const [run] = trainee === undefined ? [] : await runs.lockCurrentRuns(tx, [userId]);
  if (run?.company_id !== companyId) throw new AppError('NOT_FOUND', because('noSuchModule'));
  return run;
}

const nothingToRenew = () => new AppError('NOTHING_TO_RENEW', because('nothingToRenew'));

interface Renewal {
  readonly run: runs.CurrentRun;
  readonly path: Path;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Returns the id of the new run. */
async function startRenewal(tx: Db, { run, path, at }: Renewal): Promise<number> {
  const { id: from, user_id: userId, company_id: companyId } = run;
  const renewed = path.filter(isRenewable).map(({ id }) => id);
  await endRuns(tx, [run], at);
  await runs.insertRuns(tx, [userId], at);
  await runs.setCurrentRuns(tx, [userId]);
  const to = await currentRunOf(tx, userId);

  const passes = await renewals.findLastPasses(tx, { userId, companyId, moduleIds: renewed });
  const reached = await renewals.listReached(tx, from);
  const reachedAt = new Map(reached.map(({ module_id, reached_at }) => [module_id, reached_at]));
  const unpassed = reached.filter(({ passed_at }) => passed_at === null);
  await renewals.carryPasses(tx, { from, to }, renewed);
  await renewals.moveUnpassed(
    tx,
    { from, to },
    unpassed.map(({ module_id }) => module_id),
  );
  await renewals.insertRenewals(tx, to, {
    renewals: renewed.map((moduleId) => ({
      moduleId,
      reachedAt: reachedAt.get(moduleId) ?? at,
      renewsRunId: passes.get(moduleId) ?? from,
    })),
    now: at,
  });
  await renewals.takeOverCredit(tx, { from, to });
  await continueOrders(tx, [to]);
  await insertFigures(tx, [userId]);
  await refreshFigures(tx, [to], at);
  return to;
}

async function currentRunOf(tx: Db, userId: number): Promise<number> {
  const id = (await runs.findCurrentRuns(tx, [userId])).get(userId);
  if (id === undefined) throw new Error(`Trainee ${userId} has no run`);
  return id;
}
