import type { Within } from '@portal/contract/reach-rules';
import type { Db } from '#server/platform/database/schema.ts';
import { isOwnDeletionWithin } from './condition-queries.ts';

interface Asked {
  readonly userId: number;
  readonly people: Within;
  readonly training: Within;
}

/** Whether the deletion is the user's own, and all that it has deleted is within the reach. */
export async function isOwnDeletion(
  db: Db,
  id: number,
  { userId, people, training }: Asked,
): Promise<boolean> {
  const row = await db
    .selectFrom('deletions')
    .select('deletions.id')
    .where('deletions.id', '=', id)
    .where(isOwnDeletionWithin(db, userId, { people, training }))
    .executeTakeFirst();
  return row !== undefined;
}
