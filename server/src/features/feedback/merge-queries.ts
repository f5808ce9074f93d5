import type { Db } from '#server/platform/database/schema.ts';
import { updateHiddenOfUsers } from './hiding-queries.ts';

/** Gives the feedback of a deleted user to another one, for the modules on which the other one has given none. */
export async function moveFeedback(
  tx: Db,
  { from, into }: { readonly from: number; readonly into: number },
): Promise<void> {
  await tx
    .updateTable('feedback')
    .set({ user_id: into })
    .where('user_id', '=', from)
    .where('module_id', 'not in', (eb) =>
      eb.selectFrom('feedback as own').select('own.module_id').where('own.user_id', '=', into),
    )
    .execute();
  // Only then: the figures count a user with the first feedback that is shown.
  await updateHiddenOfUsers(tx, [into]);
}
