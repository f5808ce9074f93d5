/** Deletions of many trainees at once, which grow and shrink batch by batch. */

import { normalizedKey } from '@portal/contract/text-rules';
import type { TrashCounts } from '@portal/contract/trash';
import type { Db } from '#server/platform/database/schema.ts';

interface Contents {
  /** "12 trainees". */
  readonly name: string;
  readonly trainees: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Sets the number of trainees whom the deletion holds. With none left, all of it was restored. */
export async function setDeletedTrainees(
  tx: Db,
  deletionId: number,
  { name, trainees, at }: Contents,
): Promise<void> {
  const counts: TrashCounts = { trainees };
  await tx
    .updateTable('deletions')
    .set(
      trainees === 0
        ? { restored_at: at }
        : {
            subject_name: name,
            search_key: normalizedKey(name),
            counts: JSON.stringify(counts),
          },
    )
    .where('id', '=', deletionId)
    .execute();
}
