/** Queries that keep the summaries up to date, a few consecutive runs of a module at a time. */

import { engineOf } from '#server/platform/database/engine.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Counts, FirstAnswer, PartCounts, QuestionCounts, Result } from './counts.ts';

/** Runs of a part; the migration has the same number. A quiz has at most 200 questions. */
const RUNS_PER_PART = 8;
/** Rows per step of removing what is left of a module. */
const ROWS_PER_STEP = 200;

/** A part of the runs, in one module. */
interface Place {
  readonly moduleId: number;
  readonly part: number;
}

/** The ids of its runs. */
const runsOf = (part: number) =>
  Array.from({ length: RUNS_PER_PART }, (_, i) => part * RUNS_PER_PART + i);

/** The next module with changed results; undefined if there is none. */
export async function findChangedModule(db: Db, after: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('insight_changes')
    .select('module_id')
    .where('module_id', '>', after)
    .orderBy('module_id')
    .limit(1)
    .executeTakeFirst();
  return row?.module_id;
}

/** The next part of the module with changed results; undefined if there is none. */
export async function findChangedPart(
  tx: Db,
  moduleId: number,
  fromPart: number,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('insight_changes')
    .select('run_id')
    .where('module_id', '=', moduleId)
    .where('run_id', '>=', fromPart * RUNS_PER_PART)
    .orderBy('run_id')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : Math.floor(row.run_id / RUNS_PER_PART);
}

/**
 * Locks the summary of the module until the transaction ends, so that two processes never count a part twice. Creates it
 * at the first result. Undefined if the module has neither a summary nor results.
 */
export async function lockSummary(
  tx: Db,
  moduleId: number,
  none: Counts,
): Promise<Counts | undefined> {
  await tx
    .insertInto('insight_modules')
    .columns(['module_id', 'counts'])
    .expression((eb) =>
      eb
        .selectFrom('progress')
        .select([
          'progress.module_id',
          eb.cast<string>(eb.val(JSON.stringify(none)), 'text').as('c'),
        ])
        .where('progress.module_id', '=', moduleId)
        .limit(1),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('insight_modules')
    .select('counts')
    .where('module_id', '=', moduleId)
    .$if(engineOf(tx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return row && (JSON.parse(row.counts) as Counts);
}

/**
 * Call it before the results are read: a change that is committed later is noted again, and one that was noted before is
 * seen.
 */
export async function removeChanges(tx: Db, { moduleId, part }: Place): Promise<void> {
  await tx
    .deleteFrom('insight_changes')
    .where('module_id', '=', moduleId)
    .where('run_id', 'in', runsOf(part))
    .execute();
}

/** The results of the current runs of people who are not deleted, with the first attempt in each. */
export function listResults(
  tx: Db,
  { moduleId, part }: Place,
): Promise<(Result & { first_attempt_id: number | null })[]> {
  return tx
    .selectFrom('progress')
    .innerJoin('runs', 'runs.id', 'progress.run_id')
    .select([
      'progress.opened_at',
      'progress.watched_at',
      'progress.watched_to_seconds',
      'progress.best_total',
      'progress.passed_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('attempts')
        .select('attempts.id')
        .whereRef('attempts.run_id', '=', 'progress.run_id')
        .whereRef('attempts.module_id', '=', 'progress.module_id')
        .orderBy('attempts.created_at')
        .orderBy('attempts.id')
        .limit(1)
        .as('first_attempt_id'),
    )
    .where('progress.run_id', 'in', runsOf(part))
    .where('progress.module_id', '=', moduleId)
    .where('runs.ended_at', 'is', null)
    .where('runs.hidden', '=', 0)
    .execute();
}

export async function listAnswers(
  tx: Db,
  attemptIds: readonly number[],
): Promise<readonly FirstAnswer[]> {
  if (attemptIds.length === 0) return [];
  return tx
    .selectFrom('attempt_answers')
    .innerJoin('attempts', 'attempts.id', 'attempt_answers.attempt_id')
    .select([
      'attempt_answers.question_id',
      'attempt_answers.chosen',
      'attempt_answers.is_correct',
      'attempts.correct',
      'attempts.total',
      'attempts.pass_mark',
    ])
    .where('attempt_answers.attempt_id', 'in', attemptIds)
    .execute();
}

/** The duration of the videos of a module, and the options of its questions. */
export async function findContent(tx: Db, moduleId: number) {
  const { seconds } = await tx
    .selectFrom('videos')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('duration'), lit(0)).as('seconds'))
    .where('module_id', '=', moduleId)
    .executeTakeFirstOrThrow();
  const questions = await tx
    .selectFrom('questions')
    .select(['id', 'options'])
    .where('module_id', '=', moduleId)
    .execute();
  const optionsOf = new Map(
    questions.map(({ id, options }) => [id, JSON.parse(options) as readonly string[]]),
  );
  return { seconds, optionsOf };
}

export async function findPart(tx: Db, place: Place): Promise<PartCounts | undefined> {
  const row = await tx
    .selectFrom('insight_parts')
    .select('counts')
    .where('module_id', '=', place.moduleId)
    .where('part', '=', place.part)
    .executeTakeFirst();
  return row && (JSON.parse(row.counts) as PartCounts);
}

/** Replaces the counts of the part; null deletes them. */
export async function storePart(
  tx: Db,
  { moduleId, part }: Place,
  counts: PartCounts | null,
): Promise<void> {
  if (counts === null) {
    await tx
      .deleteFrom('insight_parts')
      .where('module_id', '=', moduleId)
      .where('part', '=', part)
      .execute();
    return;
  }
  await tx
    .insertInto('insight_parts')
    .values({ module_id: moduleId, part, counts: JSON.stringify(counts) })
    .onConflict((conflict) =>
      conflict
        .columns(['module_id', 'part'])
        .doUpdateSet((eb) => ({ counts: eb.ref('excluded.counts') })),
    )
    .execute();
}

/** @param asOf null leaves the time as it is */
export async function storeSummary(
  tx: Db,
  moduleId: number,
  { counts, asOf }: { readonly counts: Counts; readonly asOf: number | null },
): Promise<void> {
  await tx
    .updateTable('insight_modules')
    .set({ counts: JSON.stringify(counts), ...(asOf === null ? {} : { as_of: asOf }) })
    .where('module_id', '=', moduleId)
    .execute();
}

/** The counts of these questions, by id. */
export async function findQuestions(
  tx: Db,
  ids: readonly number[],
): Promise<Record<string, QuestionCounts>> {
  if (ids.length === 0) return {};
  const rows = await tx
    .selectFrom('insight_questions')
    .selectAll()
    .where('question_id', 'in', ids)
    .execute();
  return Object.fromEntries(
    rows.map(({ question_id, counts }) => [question_id, JSON.parse(counts) as QuestionCounts]),
  );
}

/** Replaces the counts of questions; null deletes them. */
export async function storeQuestions(
  tx: Db,
  questions: ReadonlyMap<number, QuestionCounts | null>,
): Promise<void> {
  const entries = [...questions];
  const removed = entries.filter(([, counts]) => counts === null).map(([id]) => id);
  const stored = entries
    .filter(([, counts]) => counts !== null)
    .map(([question_id, counts]) => ({ question_id, counts: JSON.stringify(counts) }));
  if (removed.length > 0)
    await tx.deleteFrom('insight_questions').where('question_id', 'in', removed).execute();
  if (stored.length > 0)
    await tx
      .insertInto('insight_questions')
      .values(stored)
      .onConflict((conflict) =>
        conflict.column('question_id').doUpdateSet((eb) => ({ counts: eb.ref('excluded.counts') })),
      )
      .execute();
}

/** Removes some rows of a module that is deleted for good. Returns false if there are none. */
export async function deleteSomeInsight(tx: Db, moduleId: number): Promise<boolean> {
  const parts = await tx
    .deleteFrom('insight_parts')
    .where('module_id', '=', moduleId)
    .where('part', 'in', (eb) =>
      eb
        .selectFrom('insight_parts')
        .select('part')
        .where('module_id', '=', moduleId)
        .limit(ROWS_PER_STEP),
    )
    .executeTakeFirstOrThrow();
  return parts.numDeletedRows > 0n || deleteSomeChanges(tx, moduleId);
}

/** Removes some of the noted changes of a module without results. Returns false if there are none. */
export async function deleteSomeChanges(tx: Db, moduleId: number): Promise<boolean> {
  const changes = await tx
    .deleteFrom('insight_changes')
    .where('module_id', '=', moduleId)
    .where('run_id', 'in', (eb) =>
      eb
        .selectFrom('insight_changes')
        .select('run_id')
        .where('module_id', '=', moduleId)
        .limit(ROWS_PER_STEP),
    )
    .executeTakeFirstOrThrow();
  return changes.numDeletedRows > 0n;
}
