/** Reads a module, and counts how its trainees do over their current runs. */
import { INSIGHT_CURVE_STEPS } from '@portal/contract/limits';
import { type ExpressionBuilder, sql } from 'kysely';
import { longRead } from '#server/platform/database/long-read.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';

/** Undefined if it does not exist. */
export function findModule(db: Db, moduleId: number) {
  return db
    .selectFrom('modules')
    .innerJoin('companies', 'companies.id', 'modules.company_id')
    .leftJoin('trainee_counts', 'trainee_counts.company_id', 'modules.company_id')
    .select(['modules.id', 'modules.name', 'modules.company_id', 'modules.audience'])
    .select('companies.name as company_name')
    .select(({ fn, lit, selectFrom }) => [
      fn.coalesce('trainee_counts.trainees', lit(0)).as('trainees'),
      selectFrom('videos')
        .select((eb) =>
          eb.fn.coalesce(eb.fn.sum<number>('videos.duration'), eb.lit(0)).as('seconds'),
        )
        .whereRef('videos.module_id', '=', 'modules.id')
        .$asScalar()
        .$notNull()
        .as('seconds'),
    ])
    .where('modules.id', '=', moduleId)
    .executeTakeFirst();
}
export type ModuleRow = NonNullable<Awaited<ReturnType<typeof findModule>>>;

/** The questions of the quiz in their order. */
export function listQuestions(db: Db, moduleId: number) {
  return db
    .selectFrom('questions')
    .select(['id', 'question', 'options', 'answer'])
    .where('module_id', '=', moduleId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
export type QuestionRow = Awaited<ReturnType<typeof listQuestions>>[number];

/** The results of all, or of the members of a group, from whom they are read: they are a few of very many. */
function resultsOf(db: Db, groupId: number | null) {
  if (groupId === null) return db.selectFrom('progress').selectAll('progress').as('progress');
  return (
    db
      .selectFrom('group_members')
      // SQLite keeps the order of a cross join.
      .crossJoin('users')
      .crossJoin('progress')
      .selectAll('progress')
      .where('group_members.group_id', '=', groupId)
      .whereRef('users.id', '=', 'group_members.user_id')
      .whereRef('progress.run_id', '=', 'users.current_run_id')
      .as('progress')
  );
}

/** The results in a module in the current runs of trainees who are not deleted. */
const resultsIn = (db: Db, moduleId: number, groupId: number | null) =>
  db
    .selectFrom(resultsOf(db, groupId))
    .innerJoin('runs', 'runs.id', 'progress.run_id')
    .where('progress.module_id', '=', moduleId)
    .where('runs.ended_at', 'is', null)
    .where('runs.hidden', '=', 0);

type OnResults = ExpressionBuilder<Schema, 'progress'>;

const hasBegun = (eb: OnResults) =>
  eb.or([
    eb('progress.opened_at', 'is not', null),
    eb('progress.best_total', 'is not', null),
    eb('progress.passed_at', 'is not', null),
  ]);

/** Counts the people for whom a module for groups is, and others who have opened it. */
export async function countConcerned(
  db: Db,
  moduleId: number,
  groupId: number | null = null,
): Promise<number> {
  const members = db
    .selectFrom('module_groups')
    .innerJoin('group_members', 'group_members.group_id', 'module_groups.group_id')
    .innerJoin('users', 'users.id', 'group_members.user_id')
    .select('users.id')
    .where('module_groups.module_id', '=', moduleId)
    .$if(groupId !== null, (query) =>
      query.where('users.id', 'in', ({ selectFrom }) =>
        selectFrom('group_members as asked')
          .select('asked.user_id')
          .where('asked.group_id', '=', groupId),
      ),
    );
  const others = resultsIn(db, moduleId, groupId).select('runs.user_id as id').where(hasBegun);
  const { count } = await db
    .selectFrom(members.union(others).as('concerned'))
    .modifyFront(longRead)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Counts the people who have opened the module, or have a result in it from before its video was replaced, by the
 * furthest twentieth of the video that they have reached. It is null for people who passed before there was a video, and
 * without meaning if there is none.
 */
export function countPeople(
  db: Db,
  { id, seconds }: Pick<ModuleRow, 'id' | 'seconds'>,
  groupId: number | null = null,
) {
  const reached = sql<number | null>`case
    when watched_at is not null then ${sql.lit(INSIGHT_CURVE_STEPS)}
    when opened_at is null or passed_at is not null then null
    when watched_to_seconds >= ${seconds} then ${sql.lit(INSIGHT_CURVE_STEPS)}
    else floor(${sql.lit(INSIGHT_CURVE_STEPS)} * watched_to_seconds / ${seconds}) end`;
  return resultsIn(db, id, groupId)
    .modifyFront(longRead)
    .select(({ fn }) => [
      reached.as('reached'),
      fn.countAll<number>().as('opened'),
      fn.count<number>('watched_at').as('watched'),
      fn.count<number>('best_total').as('tried'),
      fn.count<number>('passed_at').as('passed'),
    ])
    .where(hasBegun)
    .groupBy('reached')
    .execute();
}
export type PeopleRow = Awaited<ReturnType<typeof countPeople>>[number];

/**
 * Counts the answers to the questions of the quiz in first tries. Good scorers are people who have reached the pass mark
 * by the other questions of that try.
 */
export function countAnswers(db: Db, moduleId: number, groupId: number | null = null) {
  return resultsIn(db, moduleId, groupId)
    .modifyFront(longRead)
    .innerJoin('attempts', (join) =>
      join
        // The tries of a pass that a renewal has taken over are in the run in which it was earned.
        .on((on) =>
          on(
            'attempts.run_id',
            '=',
            on.fn.coalesce('progress.carried_from_run_id', 'progress.run_id'),
          ),
        )
        .onRef('attempts.module_id', '=', 'progress.module_id')
        .on('attempts.number', '=', 1),
    )
    .innerJoin('attempt_answers', 'attempt_answers.attempt_id', 'attempts.id')
    .select(({ fn }) => [
      'question_id',
      'chosen',
      fn.countAll<number>().as('people'),
      fn
        .countAll<number>()
        .filterWhere('attempts.total', '>', 1)
        .filterWhere(
          sql<boolean>`(attempts.correct - is_correct) * 100
            >= attempts.pass_mark * (attempts.total - 1)`,
        )
        .as('good'),
    ])
    .where('question_id', 'in', (eb) =>
      eb.selectFrom('questions').select('id').where('questions.module_id', '=', moduleId),
    )
    .groupBy(['question_id', 'chosen'])
    .execute();
}
export type AnswerRow = Awaited<ReturnType<typeof countAnswers>>[number];
