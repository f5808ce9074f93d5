/** The invitations that a mail server has refused permanently. */
import type { InvitationRefusal } from '@portal/contract/invitations';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Schema } from '#server/platform/database/schema.ts';

export type RefusedInvitation = Selectable<Schema['refused_invitations']>;

/** Replaces an earlier refusal. */
export async function saveRefusal(
  tx: Db,
  { user_id, ...refusal }: Insertable<Schema['refused_invitations']>,
): Promise<void> {
  await tx
    .insertInto('refused_invitations')
    .values({ user_id, ...refusal })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(refusal))
    .execute();
}

export async function deleteRefusals(tx: Db, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx.deleteFrom('refused_invitations').where('user_id', 'in', userIds).execute();
}

/** The refusals of these users' invitations, by the users' ids. */
export async function findRefusals(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, RefusedInvitation>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('refused_invitations')
    .selectAll()
    .where('user_id', 'in', userIds)
    .execute();
  return new Map(rows.map((row) => [row.user_id, row]));
}

export function presentRefusal(row: RefusedInvitation | undefined): InvitationRefusal | null {
  if (row === undefined) return null;
  return { reason: row.reason, at: new Date(row.refused_at).toISOString(), reply: row.reply };
}
