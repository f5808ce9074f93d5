/** The passes of a run. */
import type { Db } from '#server/platform/database/schema.ts';

/**
 * The passed modules of a run, each with the attempt that passed it, which has the time of the pass, and the number of the
 * run in which it was earned, if a renewal has taken it over.
 */
export function listPasses(db: Db, runId: number) {
  return (
    db
      .selectFrom('progress')
      .leftJoin('attempts', (join) =>
        join
          .on((on) =>
            on(
              'attempts.run_id',
              '=',
              on.fn.coalesce('progress.carried_from_run_id', 'progress.run_id'),
            ),
          )
          .onRef('attempts.module_id', '=', 'progress.module_id')
          .onRef('attempts.created_at', '=', 'progress.passed_at')
          .on('attempts.passed', '=', 1),
      )
      .leftJoin('runs as earned', 'earned.id', 'progress.carried_from_run_id')
      .select((eb) => [
        'progress.module_id',
        'earned.number as earned_in_run',
        eb.ref('progress.passed_at').$notNull().as('passed_at'),
        'progress.passed_questions_saved_at',
        'progress.passed_video_saved_at',
        'progress.passed_video_seconds',
        'attempts.id as attempt_id',
        'attempts.pass_mark',
        'attempts.number',
      ])
      .where('progress.run_id', '=', runId)
      .where('progress.passed_at', 'is not', null)
      // The first of two passes with the same time counts.
      .orderBy('attempts.id', 'desc')
      .execute()
  );
}
export type PassRow = Awaited<ReturnType<typeof listPasses>>[number];
