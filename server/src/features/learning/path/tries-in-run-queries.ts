/** The tries at quizzes that a run has, as a part of other queries. */
import type { Db } from '#server/platform/database/schema.ts';

/**
 * The tries of a run with the progress in their modules: those made in it, and for a module that a renewal has taken over
 * those of the run in which it was passed.
 */
export const attemptsIn = (db: Db, runId: number) =>
  db
    .selectFrom('attempts')
    .leftJoin('progress', (join) =>
      join.onRef('progress.module_id', '=', 'attempts.module_id').on('progress.run_id', '=', runId),
    )
    // Found by an index; the next condition alone would read all attempts.
    .where('attempts.run_id', 'in', ({ selectFrom }) =>
      selectFrom('runs')
        .select('runs.id')
        .where('runs.id', '=', runId)
        .unionAll(
          selectFrom('progress as carried')
            .select(({ ref }) => ref('carried.carried_from_run_id').$notNull().as('id'))
            .where('carried.run_id', '=', runId)
            .where('carried.carried_from_run_id', 'is not', null),
        ),
    )
    .where(({ eb, or }) =>
      or([
        eb('attempts.run_id', '=', runId),
        eb('attempts.run_id', '=', eb.ref('progress.carried_from_run_id')),
      ]),
    );

/** The counts of these tries, a row for each quiz. They are in the order of their ids, because a clock may be set back. */
export const triesIn = (db: Db, runId: number) =>
  attemptsIn(db, runId)
    .select(({ eb, fn, lit, selectFrom }) => {
      const isCounted = eb.and([
        eb('attempts.passed', '=', lit(0)),
        eb('attempts.id', '>', fn.coalesce('progress.tries_opened_id', lit(0))),
      ]);
      // A lower pass mark passes a quiz whose tries have all failed.
      const isPassed = eb.or([
        eb('attempts.passed', '=', lit(1)),
        eb('progress.lower_mark_passed_at', 'is not', null),
      ]);
      return [
        fn.countAll<number>().as('tries_made'),
        fn
          .sum<number>(eb.case().when(isCounted).then(lit(1)).else(lit(0)).end())
          .as('tries_failed'),
        // A quiz that was taken over is passed, so that no try in it has to wait.
        selectFrom('attempts as fail')
          .select('fail.created_at')
          .where('fail.run_id', '=', runId)
          .whereRef('fail.module_id', '=', 'attempts.module_id')
          .where('fail.passed', '=', lit(0))
          .orderBy('fail.id', 'desc')
          .limit(1)
          .as('last_failed_at'),
        fn.max<number>(eb.case().when(isPassed).then(lit(1)).else(lit(0)).end()).as('quiz_passed'),
      ];
    })
    .groupBy('attempts.module_id');
