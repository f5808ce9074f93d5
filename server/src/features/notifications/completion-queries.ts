import type { Db } from '#server/platform/database/schema.ts';

export function insertCompletion(tx: Db, userId: number, at: number) {
  return tx
    .insertInto('training_completions')
    .values({ user_id: userId, completed_at: at })
    .execute();
}

/** Newest first. */
export function listLatest(db: Db, limit: number) {
  return db
    .selectFrom('training_completions as completions')
    .innerJoin('users', 'users.id', 'completions.user_id')
    .select(['completions.id', 'completions.user_id', 'completions.completed_at', 'users.name'])
    .orderBy('completions.id', 'desc')
    .limit(limit)
    .execute();
}

export type CompletionRow = Awaited<ReturnType<typeof listLatest>>[number];

/** The last completion that an admin has read, and the age of the account. */
export function findReader(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['completions_read_to', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Never moves back: of two devices, the one that has read further counts. */
export function saveReadTo(db: Db, userId: number, upTo: number) {
  return db
    .updateTable('users')
    .set({ completions_read_to: upTo })
    .where('id', '=', userId)
    .where('completions_read_to', '<', upTo)
    .execute();
}

/** Returns 0 if there is none. */
export async function findLastId(db: Db): Promise<number> {
  const row = await db
    .selectFrom('training_completions')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}
