import type { Db } from '#server/platform/database/schema.ts';

export async function findCurrentRunId(db: Db, traineeId: number): Promise<number | null> {
  const { current_run_id } = await db
    .selectFrom('users')
    .select('current_run_id')
    .where('id', '=', traineeId)
    .executeTakeFirstOrThrow();
  return current_run_id;
}

/** Whether a standing changes by itself, or a trainee is to be reminded, on the civil date or before. */
export async function hasFigureDueOn(db: Db, day: string): Promise<boolean> {
  const due = await db
    .selectFrom('trainee_figures')
    .select('user_id')
    .where(({ eb, or }) => or([eb('changes_on', '<=', day), eb('remind_on', '<=', day)]))
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}
