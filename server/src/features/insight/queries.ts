/** Reads the summary of a module. Its cost does not depend on the number of trainees. */
import type { Db } from '#server/platform/database/schema.ts';

/** The module with its summary; undefined if it does not exist. In one statement, so that its time is that of its counts. */
export function findSummary(db: Db, moduleId: number) {
  return db
    .selectFrom('modules')
    .innerJoin('companies', 'companies.id', 'modules.company_id')
    .leftJoin('insight_modules', 'insight_modules.module_id', 'modules.id')
    .leftJoin('trainee_counts', 'trainee_counts.company_id', 'modules.company_id')
    .select([
      'modules.id',
      'modules.name',
      'modules.company_id',
      'companies.name as company_name',
      'insight_modules.counts',
      'insight_modules.as_of',
    ])
    .select(({ fn, lit, selectFrom, exists, or }) => [
      fn.coalesce('trainee_counts.trainees', lit(0)).as('trainees'),
      selectFrom('videos')
        .select((eb) =>
          eb.fn.coalesce(eb.fn.sum<number>('videos.duration'), eb.lit(0)).as('seconds'),
        )
        .whereRef('videos.module_id', '=', 'modules.id')
        .$asScalar()
        .$notNull()
        .as('seconds'),
      or([
        exists(
          selectFrom('insight_changes')
            .select('insight_changes.run_id')
            .whereRef('insight_changes.module_id', '=', 'modules.id'),
        ),
        // A change of the module whose effect on the results is not stored yet.
        exists(
          selectFrom('module_follow_ups')
            .select('module_follow_ups.id')
            .whereRef('module_follow_ups.module_id', '=', 'modules.id'),
        ),
      ]).as('has_changes'),
    ])
    .where('modules.id', '=', moduleId)
    .executeTakeFirst();
}
export type SummaryRow = NonNullable<Awaited<ReturnType<typeof findSummary>>>;

/** The questions of the quiz in their order, with the counts of their answers. */
export function listQuestions(db: Db, moduleId: number) {
  return db
    .selectFrom('questions')
    .leftJoin('insight_questions', 'insight_questions.question_id', 'questions.id')
    .select(['questions.id', 'questions.question', 'questions.options', 'questions.answer'])
    .select('insight_questions.counts')
    .where('questions.module_id', '=', moduleId)
    .orderBy('questions.position')
    .orderBy('questions.id')
    .execute();
}
export type QuestionRow = Awaited<ReturnType<typeof listQuestions>>[number];
