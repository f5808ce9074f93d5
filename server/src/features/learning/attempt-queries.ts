import type { Db } from '#server/platform/database/schema.ts';
import type { ProgressKey } from './progress-queries.ts';

const attemptColumns = ['submission_id', 'quiz_version', 'correct', 'total'] as const;

export function findAttempt(tx: Db, { userId, moduleId }: ProgressKey, submissionId: string) {
  return tx
    .selectFrom('attempts')
    .select(attemptColumns)
    .where('user_id', '=', userId)
    .where('module_id', '=', moduleId)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}
export type AttemptRow = NonNullable<Awaited<ReturnType<typeof findAttempt>>>;

/** The attempts after `since`, the latest first. */
export function findAttemptsSince(tx: Db, { userId, moduleId }: ProgressKey, since: number) {
  return tx
    .selectFrom('attempts')
    .select([...attemptColumns, 'created_at'])
    .where('user_id', '=', userId)
    .where('module_id', '=', moduleId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function insertAttempt(
  tx: Db,
  { userId, moduleId }: ProgressKey,
  attempt: AttemptRow & { readonly passed: boolean },
  now: number,
) {
  return tx
    .insertInto('attempts')
    .values({
      ...attempt,
      passed: attempt.passed ? 1 : 0,
      user_id: userId,
      module_id: moduleId,
      created_at: now,
    })
    .execute();
}
