/** Restores and purges hidden companies. */
import { normalizedKey } from '@portal/contract/text-rules';
import type { Db } from '#server/platform/database/schema.ts';

/** Shows the company with its users and modules again, with another name if one is given. */
export async function unmarkCompany(tx: Db, id: number, name: string | undefined): Promise<void> {
  await tx
    .updateTable('all_companies')
    .set({
      deleted_at: null,
      deletion_id: null,
      ...(name === undefined ? {} : { name, name_key: normalizedKey(name) }),
    })
    .where('id', '=', id)
    .execute();
}

/** The company if it is hidden. */
export function findHiddenCompany(db: Db, id: number) {
  return db
    .selectFrom('all_companies')
    .select(['id', 'name', 'deletion_id'])
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
}

/** Returns the key of its logo. Call it when no user, module or run of the company is left. */
export async function deleteCompany(tx: Db, id: number): Promise<string | null> {
  const row = await tx
    .deleteFrom('all_companies')
    .where('id', '=', id)
    .returning('logo_key')
    .executeTakeFirst();
  return row?.logo_key ?? null;
}
