import type { CompanyRef } from '@portal/contract/fields';
import type { Db } from '#server/platform/database/schema.ts';
import { changeDeletion, countMarked, listMarked } from '../accounts/service.ts';
import { type Deletion, insertRemaining, type Remaining } from '../deletions/service.ts';

interface Left {
  readonly company: CompanyRef | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The trainees whom the deletion still hides become a deletion of their own. */
export async function leaveInTrash(
  tx: Db,
  deletion: Deletion,
  left: Left,
): Promise<Remaining | null> {
  const [first] = await listMarked(tx, deletion.id, { after: 0, limit: 1 });
  if (first === undefined) return null;
  const count = await countMarked(tx, deletion.id);
  const subject =
    count === 1 ? { subjectId: first.id, name: first.name } : { subjectId: null, name: '' };
  const to = await insertRemaining(tx, deletion, { ...subject, count, ...left });
  await changeDeletion(tx, { from: deletion.id, to });
  return { deletionId: to, trainees: count };
}
