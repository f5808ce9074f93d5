import type { Db } from '#server/platform/database/schema.ts';
import type { ProgressKey } from './progress-queries.ts';
import type { GivenAnswer } from './scoring.ts';

const attemptColumns = ['submission_id', 'quiz_version', 'correct', 'total'] as const;

export function findAttempt(tx: Db, { runId, moduleId }: ProgressKey, submissionId: string) {
  return tx
    .selectFrom('attempts')
    .select(attemptColumns)
    .where('run_id', '=', runId)
    .where('module_id', '=', moduleId)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}
export type AttemptRow = NonNullable<Awaited<ReturnType<typeof findAttempt>>>;

/** The attempts after `since`, the latest first. */
export function findAttemptsSince(tx: Db, { runId, moduleId }: ProgressKey, since: number) {
  return tx
    .selectFrom('attempts')
    .select([...attemptColumns, 'created_at'])
    .where('run_id', '=', runId)
    .where('module_id', '=', moduleId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

interface NewAttempt extends AttemptRow {
  readonly passed: boolean;
  /** The answer to each question of the quiz. */
  readonly given: readonly GivenAnswer[];
}

export async function insertAttempt(
  tx: Db,
  { runId, moduleId }: ProgressKey,
  { passed, given, ...attempt }: NewAttempt,
  now: number,
): Promise<void> {
  const { id } = await tx
    .insertInto('attempts')
    .values({
      ...attempt,
      passed: passed ? 1 : 0,
      run_id: runId,
      module_id: moduleId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = given.map(({ questionId, chosen, isCorrect }) => ({
    attempt_id: id,
    question_id: questionId,
    chosen,
    is_correct: isCorrect ? 1 : 0,
  }));
  await tx.insertInto('attempt_answers').values(rows).execute();
}
