import type { Db } from '#server/platform/database/schema.ts';

/** The latest noticed passes, newest first, without those of deleted trainees, modules and companies. */
export function listLatest(db: Db, limit: number) {
  return (
    db
      .selectFrom('attempts')
      .innerJoin('runs', 'runs.id', 'attempts.run_id')
      .innerJoin('users', 'users.id', 'runs.user_id')
      .innerJoin('modules', 'modules.id', 'attempts.module_id')
      .select([
        'attempts.id',
        'attempts.scouts',
        'attempts.created_at',
        'runs.user_id',
        'users.name as trainee_name',
        'modules.name as module_name',
      ])
      // A parameter would keep SQLite from using the index of the noticed passes.
      .where(({ eb, lit }) => eb('attempts.scouts', '>', lit(0)))
      .orderBy('attempts.id', 'desc')
      .limit(limit)
      .execute()
  );
}
export type NoticedPassRow = Awaited<ReturnType<typeof listLatest>>[number];

/** The attempt up to which an admin has read the noticed passes, and the age of the account. */
export function findReader(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['noticed_passes_read_to', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Never moves back: of two devices, the one that has read further counts. Has no effect for another id. */
export function saveReadTo(db: Db, userId: number, upTo: number) {
  return db
    .updateTable('all_users')
    .set({ noticed_passes_read_to: upTo })
    .where('id', '=', userId)
    .where('noticed_passes_read_to', '<', upTo)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('attempts')
          .select('attempts.id')
          .where('attempts.id', '=', upTo)
          .where('attempts.scouts', '>', 0),
      ),
    )
    .execute();
}
