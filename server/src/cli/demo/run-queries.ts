import type { Db } from '#server/platform/database/schema.ts';

export async function findCurrentRunId(db: Db, traineeId: number): Promise<number | null> {
  const { current_run_id } = await db
    .selectFrom('users')
    .select('current_run_id')
    .where('id', '=', traineeId)
    .executeTakeFirstOrThrow();
  return current_run_id;
}
