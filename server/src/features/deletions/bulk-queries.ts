/** Deletions of many trainees at once: their trainees are hidden, restored and purged batch by batch. */

import type { TrashCounts } from '@portal/contract/trash';
import type { Db } from '#server/platform/database/schema.ts';

interface Contents {
  /** The number that `countMarked` returns. */
  readonly trainees: number;
  /** How the deletion ends if there are none. */
  readonly end: { readonly restored_at: number } | { readonly purged_at: number };
}

/** Stores the number of trainees whom the deletion still hides. */
export async function setDeletedTrainees(
  tx: Db,
  deletionId: number,
  { trainees, end }: Contents,
): Promise<void> {
  const counts: TrashCounts = { trainees };
  await tx
    .updateTable('deletions')
    .set(trainees === 0 ? end : { counts: JSON.stringify(counts) })
    .where('id', '=', deletionId)
    .where('restored_at', 'is', null)
    .where('purged_at', 'is', null)
    .execute();
}

/** The deletions of many trainees that may have hidden some of this company. */
export async function findBulkDeletionsIn(db: Db, companyId: number): Promise<number[]> {
  const bulkDeletions = db
    .selectFrom('deletions')
    .select('id')
    .where('subject_kind', '=', 'trainee')
    .where('subject_id', 'is', null)
    .where('restored_at', 'is', null)
    .where('purged_at', 'is', null);
  const rows = await bulkDeletions
    .where('company_id', '=', companyId)
    .unionAll(bulkDeletions.where('company_id', 'is', null))
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores that the restore of the trainees has begun: from now on it is completed, also after a kill. */
export async function markRestoring(tx: Db, deletionId: number): Promise<void> {
  await tx
    .updateTable('deletions')
    .set({ settled_at: null })
    .where('id', '=', deletionId)
    .execute();
}

/** Whether the restore of the trainees has begun and is not completed. */
export const isRestoring = (deletion: {
  readonly subject_kind: string;
  readonly settled_at: number | null;
  readonly restored_at: number | null;
}) =>
  deletion.subject_kind === 'trainee' &&
  deletion.settled_at === null &&
  deletion.restored_at === null;
