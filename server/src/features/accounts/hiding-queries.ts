import type { Db } from '#server/platform/database/schema.ts';

interface Marks {
  readonly ids: readonly number[];
  readonly deletionId: number;
  readonly at: number;
}

/** Returns the ids of the marked trainees: those who were not hidden before. */
export async function markTrainees(tx: Db, { ids, deletionId, at }: Marks): Promise<number[]> {
  const rows = await tx
    .updateTable('all_users')
    .set({ deleted_at: at, deletion_id: deletionId })
    .where('deleted_at', 'is', null)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('users')
        .select('users.id')
        .where('users.id', 'in', ids)
        .where('users.role', '=', 'TRAINEE'),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the ids of the trainees without their marks. */
export async function unmarkTrainees(
  tx: Db,
  deletionId: number,
  ids: readonly number[] | undefined,
): Promise<number[]> {
  if (ids?.length === 0) return [];
  const rows = await tx
    .updateTable('all_users')
    .set({ deleted_at: null, deletion_id: null })
    .where('deletion_id', '=', deletionId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteAccess(tx: Db, userIds: readonly number[]): Promise<void> {
  for (const table of ['sessions', 'device_tokens', 'password_resets'] as const)
    await tx.deleteFrom(table).where('user_id', 'in', userIds).execute();
}
