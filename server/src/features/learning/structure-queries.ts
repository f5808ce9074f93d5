/** Changes of the trainees' progress when an admin changes modules. */
import type { Db } from '#server/platform/database/schema.ts';
import { orderVersionOfRun } from './training-order-queries.ts';

/** The current runs in which a module is watched that has no questions any more, and is not completed. */
export async function findRunsThatWatched(tx: Db, moduleId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('progress')
    .innerJoin('runs', 'runs.id', 'progress.run_id')
    .select('run_id')
    .where('runs.ended_at', 'is', null)
    .where('module_id', '=', moduleId)
    .where('watched_at', 'is not', null)
    .where('passed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('questions').select('id').where('module_id', '=', moduleId))),
    )
    .execute();
  return rows.map(({ run_id }) => run_id);
}

export function markCompleted(tx: Db, moduleId: number, runIds: readonly number[], now: number) {
  return tx
    .updateTable('progress')
    .set({ passed_at: now, passed_version: orderVersionOfRun(runIds[0] ?? 0) })
    .where('module_id', '=', moduleId)
    .where('run_id', 'in', runIds)
    .execute();
}

/** Trainees who have not completed the module start the new video from its beginning, with a new watch clock. */
export function resetWatching(tx: Db, moduleId: number) {
  return tx
    .updateTable('progress')
    .set({
      watched_seconds: 0,
      position_seconds: 0,
      watched_to_seconds: 0,
      watched_at: null,
      opened_at: null,
    })
    .where('module_id', '=', moduleId)
    .where('passed_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('runs')
          .select('runs.id')
          .whereRef('runs.id', '=', 'progress.run_id')
          .where('runs.ended_at', 'is', null),
      ),
    )
    .execute();
}
