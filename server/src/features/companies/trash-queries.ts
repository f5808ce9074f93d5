/** Finds, restores and purges hidden companies. */
import { expressionBuilder } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { nameColumns } from './name-columns.ts';

/**
 * The ids of the deleted companies, whose trainees stay until they are purged. SQLite reads these few once for each
 * statement, instead of the company of each trainee.
 */
export const deletedCompanies = () =>
  expressionBuilder<Schema, never>()
    .selectFrom('all_companies')
    .select('all_companies.id')
    .where('deleted_at', 'is not', null);

/** Shows the company with its users and modules again, with another name if one is given. */
export async function unmarkCompany(tx: Db, id: number, name: string | undefined): Promise<void> {
  await tx
    .updateTable('all_companies')
    .set({
      deleted_at: null,
      deletion_id: null,
      ...(name === undefined ? {} : nameColumns(name)),
    })
    .where('id', '=', id)
    .execute();
}

const hiddenCompany = (db: Db, id: number) =>
  db
    .selectFrom('all_companies')
    .select(['id', 'name', 'deletion_id'])
    .where('id', '=', id)
    .where('deleted_at', 'is not', null);

/** The company if it is hidden. */
export function findHiddenCompany(db: Db, id: number) {
  return hiddenCompany(db, id).executeTakeFirst();
}

/**
 * The company if it is hidden, locked until the transaction ends. Transactions that give the emails of its users to
 * other accounts have ended, or wait: see `freeEmails`.
 */
export function lockHiddenCompany(tx: Db, id: number) {
  return (
    hiddenCompany(tx, id)
      // On SQLite a write transaction is exclusive from its beginning.
      .$if(engineOf(tx) === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
  );
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
