/** The counts of the tries at quizzes, as a part of other queries. */
import type { Db } from '#server/platform/database/schema.ts';

/** The tries of a run, a row for each quiz. They are in the order of their ids, because a clock may be set back. */
export const triesIn = (db: Db, runId: number) =>
  db
    .selectFrom('attempts')
    .leftJoin('progress', (join) =>
      join
        .onRef('progress.run_id', '=', 'attempts.run_id')
        .onRef('progress.module_id', '=', 'attempts.module_id'),
    )
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
        selectFrom('attempts as fail')
          .select('fail.created_at')
          .whereRef('fail.run_id', '=', 'attempts.run_id')
          .whereRef('fail.module_id', '=', 'attempts.module_id')
          .where('fail.passed', '=', lit(0))
          .orderBy('fail.id', 'desc')
          .limit(1)
          .as('last_failed_at'),
        fn.max<number>(eb.case().when(isPassed).then(lit(1)).else(lit(0)).end()).as('quiz_passed'),
      ];
    })
    .where('attempts.run_id', '=', runId)
    .groupBy(['attempts.run_id', 'attempts.module_id']);
