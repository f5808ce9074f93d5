/** Gives the runs and certificates of a deleted trainee to the one with whom they are merged. */
import { moveCertificates } from '#server/features/certificates/service.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { freezeModules } from '../results/completion-queries.ts';
import * as mergeQueries from './merge-queries.ts';
import * as queries from './run-queries.ts';

interface Merged {
  /** The deleted trainee. */
  readonly from: number;
  readonly into: number;
  /** When the deleted trainee's current run ended, in ms since 1970. */
  readonly endedAt: number;
}

/**
 * The runs of the deleted trainee come first and change no more; all are numbered again from 1. Progress, attempts,
 * answers, modules and watching sessions belong to their runs. Call it with the companies and both trainees locked.
 */
export async function mergeRuns(tx: Db, { from, into, endedAt }: Merged): Promise<void> {
  const current = await queries.lockCurrentRuns(tx, [from, into]);
  const ending = current.filter(({ user_id }) => user_id === from);
  const uncompleted = ending.filter(({ completed_at }) => completed_at === null);
  await freezeModules(tx, { ids: idsOf(uncompleted) });
  if (ending.length > 0) await queries.endRuns(tx, idsOf(ending), endedAt);
  const runIds = [
    ...(await mergeQueries.listRunIds(tx, from)),
    ...(await mergeQueries.listRunIds(tx, into)),
  ];
  await mergeQueries.clearCurrentRun(tx, from);
  await mergeQueries.giveRuns(tx, runIds, into);
  await mergeQueries.deleteFigures(tx, from);
  await mergeQueries.giveCompletions(tx, from, into);
  await moveCertificates(tx, { from, into });
}

const idsOf = (runs: readonly { readonly id: number }[]) => runs.map(({ id }) => id);
