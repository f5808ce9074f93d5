/** Refuses to add a person whose email belongs to trainees in the trash. */

import { NAMED_PEOPLE_MAX } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import { normalizedKey } from '@portal/contract/text-rules';
import type { DeletedPerson } from '@portal/contract/trash';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { findUserByEmail } from '../accounts/service.ts';
import type { Actor } from '../activity/service.ts';
import {
  type DeletedPersonRow,
  deletionsSeenBy,
  findByDeletedEmail,
  isRestorable,
} from '../deletions/service.ts';
import { countResultsOf } from '../learning/service.ts';

/**
 * Throws IN_TRASH if the email belongs to trainees in the trash and to no other account. A limited admin is refused only
 * for deletions that he or she sees there.
 */
export async function refuseIfInTrash(
  tx: Db,
  email: string,
  { actor, now }: { readonly actor: Actor; readonly now: number },
): Promise<void> {
  const seen = deletionsSeenBy(actor);
  const rows = await findByDeletedEmail(tx, [normalizedKey(email)], now, seen);
  const [first] = rows;
  if (first === undefined || (await findUserByEmail(tx, email)) !== undefined) return;
  const people: DeletedPerson[] = [];
  for (const row of rows.slice(0, NAMED_PEOPLE_MAX)) people.push(await present(tx, row));
  throw new AppError(
    'IN_TRASH',
    because('emailOfTraineeInTrash', {
      email: first.email,
      name: first.name,
      company: first.company_name,
    }),
    { details: { people } },
  );
}

async function present(tx: Db, row: DeletedPersonRow): Promise<DeletedPerson> {
  const { results = 0, attempts = 0 } = await countResultsOf(tx, row.id);
  return {
    userId: row.id,
    name: row.name,
    email: row.email,
    company: { id: row.company_id, name: row.company_name },
    deletionId: row.deletion_id,
    deletedAt: new Date(row.deleted_at).toISOString(),
    deletedBy: { id: row.deleted_by, name: row.deleted_by_name },
    purgeAt: new Date(row.purge_at).toISOString(),
    results,
    attempts,
    isRestorable: isRestorable(row),
  };
}
