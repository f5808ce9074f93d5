/** The erasure of a user who is deleted for good: the number stays in place of the name. */
import { erasedName } from '@portal/contract/recorded-names';
import { searchKey } from '@portal/contract/text-keys';
import type { Db } from '#server/platform/database/schema.ts';

/** Rows of one step; about 1 ms on SQLite. */
const ROWS_PER_STEP = 50;

/** Erases the name of the user from some deletions, as a subject or as the admin. Returns whether there are more. */
export async function eraseSomeDeletions(tx: Db, userId: number): Promise<boolean> {
  const name = erasedName(userId);
  const ids = (column: 'subject_name' | 'deleted_by_name') => (compare: '<' | '>') =>
    tx.selectFrom('deletions').select('id').where(column, compare, name).limit(ROWS_PER_STEP);
  // Two ranges of an index, below and above the name, so that the erased rows cost nothing.
  for (const compare of ['<', '>'] as const) {
    const asSubject = ids('subject_name')(compare).where('subject_id', '=', userId);
    const subjects = [
      ...(await asSubject.where('subject_kind', '=', 'trainee').execute()),
      ...(await asSubject.where('subject_kind', '=', 'admin').execute()),
    ];
    if (subjects.length > 0) {
      await tx
        .updateTable('deletions')
        // The answer to a restore names the user too.
        .set({ subject_name: name, search_key: searchKey(name), restore_result: null })
        .where(
          'id',
          'in',
          subjects.map(({ id }) => id),
        )
        .execute();
      return true;
    }
    const asAdmin = await ids('deleted_by_name')(compare)
      .where('deleted_by', '=', userId)
      .execute();
    if (asAdmin.length > 0) {
      await tx
        .updateTable('deletions')
        .set({ deleted_by_name: name })
        .where(
          'id',
          'in',
          asAdmin.map(({ id }) => id),
        )
        .execute();
      return true;
    }
  }
  return false;
}
