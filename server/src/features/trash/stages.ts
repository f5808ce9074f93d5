/** Long work on a deletion as a list of stages, each of which goes through many rows. */
import type { Db } from '#server/platform/database/schema.ts';
import type { Json } from '#server/platform/live/bus.ts';
import type { Step } from '#server/platform/tasks/task.ts';

export type StageCursor = { readonly stage: number; readonly after: Json };

type StageStep = Pick<Step<StageCursor>, 'after'>;

/** Goes on after what it has returned, at first null. Returns null when all is done. */
export type Stage = (tx: Db, after: Json, step: StageStep) => Promise<Json>;

/** A stage that goes on after a value of this type. */
export const stage = <After extends Json>(
  work: (tx: Db, after: After | null, step: StageStep) => Promise<After | null>,
): Stage => work as Stage;

/** A stage whose unit finds the rows itself, and returns whether more may be left. */
export const whileMore = (unit: (tx: Db) => Promise<boolean>): Stage =>
  stage<true>(async (tx) => ((await unit(tx)) ? true : null));

/** One stage for each of some rows in the order of their ids. `work` returns whether the row needs another step. */
export const forEach = (
  list: (tx: Db) => Promise<readonly number[]>,
  work: (tx: Db, id: number, step: StageStep) => Promise<boolean>,
): Stage =>
  stage<number>(async (tx, after, step) => {
    const left = (await list(tx)).filter((id) => id > (after ?? 0));
    const id = Math.min(...left);
    if (left.length === 0) return null;
    return (await work(tx, id, step)) ? (after ?? 0) : id;
  });

/** Does the next step. Returns null when all stages are done. */
export async function nextStep(
  tx: Db,
  stages: readonly Stage[],
  { cursor, ...step }: Pick<Step<StageCursor>, 'cursor' | 'after'>,
): Promise<StageCursor | null> {
  const { stage, after } = cursor ?? { stage: 0, after: null };
  const next = (await stages[stage]?.(tx, after, step)) ?? null;
  if (next !== null) return { stage, after: next };
  return stage + 1 < stages.length ? { stage: stage + 1, after: null } : null;
}
