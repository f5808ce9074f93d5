import type { Db } from '#server/platform/database/schema.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { isOwnDeletionWithin } from './condition-queries.ts';

/** Whether the deletion is the admin's own, and all that it has deleted is within the reach. */
export async function isOwnDeletion(
  db: Db,
  id: number,
  admin: Pick<Identity, 'userId' | 'reach'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('deletions')
    .select('deletions.id')
    .where('deletions.id', '=', id)
    .where(isOwnDeletionWithin(db, admin))
    .executeTakeFirst();
  return row !== undefined;
}
