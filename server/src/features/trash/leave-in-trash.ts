import type { CompanyRef } from '@portal/contract/fields';
import type { Db } from '#server/platform/database/schema.ts';
import { changeDeletion } from '../accounts/service.ts';
import { type Deletion, insertRemaining, namedTrainees } from '../deletions/service.ts';
import type { Conflicts } from './conflicts.ts';
import type { Remaining } from './restoring.ts';

interface Left {
  /** All trainees whom the deletion still hides. */
  readonly conflicts: Conflicts;
  readonly company: CompanyRef | null;
}

/** The trainees become a deletion of their own. */
export async function leaveInTrash(
  tx: Db,
  deletion: Deletion,
  { conflicts: { count, first }, company }: Left,
): Promise<Remaining | null> {
  if (first === undefined) return null;
  const subject =
    count === 1
      ? { subjectId: first.userId, name: first.name }
      : { subjectId: null, name: namedTrainees(count) };
  const to = await insertRemaining(tx, deletion, { ...subject, count, company });
  await changeDeletion(tx, { from: deletion.id, to });
  return { deletionId: to, trainees: count };
}
