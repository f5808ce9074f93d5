/** Restores and purges hidden modules. */
import type { Db } from '#server/platform/database/schema.ts';

/** Shows the module again, at its former place. */
export async function unmarkModule(tx: Db, id: number): Promise<void> {
  await tx
    .updateTable('all_modules')
    .set({ deleted_at: null, deletion_id: null })
    .where('id', '=', id)
    .where('purged_at', 'is', null)
    .execute();
}

/** The modules of a company, hidden and purged ones too. */
export async function listAllModuleIds(db: Db, companyId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('all_modules')
    .select('id')
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The row stays for the runs that refer to it; it is not restored any more. */
export async function retireModule(tx: Db, id: number, at: number): Promise<void> {
  await tx.updateTable('all_modules').set({ purged_at: at }).where('id', '=', id).execute();
}

/** With its questions. Call it when no run refers to the module. */
export async function deleteModule(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('all_modules').where('id', '=', id).execute();
}

/** The next purged modules, by id. */
export async function listRetiredModules(db: Db, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('all_modules')
    .select('id')
    .where('purged_at', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
