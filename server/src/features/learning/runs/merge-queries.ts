import { sql } from 'kysely';
import type { Db } from '#server/platform/database/schema.ts';

/** In the order of their numbers. */
export async function listRunIds(tx: Db, userId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('runs')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('number')
    .execute();
  return rows.map(({ id }) => id);
}

/** Makes these runs the trainee's, shown, and numbered from 1 in this order. They include all runs of the trainee. */
export async function giveRuns(tx: Db, runIds: readonly number[], userId: number): Promise<void> {
  // Negative at first: a number is unique among the runs of a trainee.
  for (const [index, id] of runIds.entries())
    await tx
      .updateTable('runs')
      .set({ user_id: userId, number: -(index + 1), hidden: 0 })
      .where('id', '=', id)
      .execute();
  await tx
    .updateTable('runs')
    .set({ number: sql<number>`-number` })
    .where('user_id', '=', userId)
    .execute();
}

export async function clearCurrentRun(tx: Db, userId: number): Promise<void> {
  await tx
    .updateTable('all_users')
    .set({ current_run_id: null })
    .where('id', '=', userId)
    .execute();
}

/** Their bases name runs and recorded results, which two trainees have never in common. */
export async function giveCompletions(tx: Db, from: number, into: number): Promise<void> {
  await tx
    .updateTable('path_completions')
    .set({ user_id: into })
    .where('user_id', '=', from)
    .execute();
}

export async function deleteFigures(tx: Db, userId: number): Promise<void> {
  await tx.deleteFrom('trainee_figures').where('user_id', '=', userId).execute();
}
