import type { Db } from '#server/platform/database/schema.ts';
import { changeDeletion, type MarkedTrainee } from '../accounts/service.ts';
import { insertRemaining } from './queries.ts';
import type { Deletion } from './steps.ts';

/** The trainees become a deletion of their own, while the others are restored. Returns its id; null without any. */
export async function leaveInTrash(
  tx: Db,
  deletion: Deletion,
  trainees: readonly MarkedTrainee[],
  company: { readonly id: number; readonly name: string } | null,
): Promise<number | null> {
  const [first] = trainees;
  if (first === undefined) return null;
  const isOne = trainees.length === 1;
  const to = await insertRemaining(tx, deletion, {
    subjectId: isOne ? first.id : null,
    name: isOne ? first.name : `${trainees.length} trainees`,
    count: trainees.length,
    company,
  });
  await changeDeletion(tx, { from: deletion.id, to, ids: trainees.map(({ id }) => id) });
  return to;
}
