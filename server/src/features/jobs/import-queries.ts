/** The rows of an import that wait to be added. */
import type { Db } from '#server/platform/database/schema.ts';
import type { ImportedRow, TraineeFields } from '../trainees/service.ts';

interface OfJob {
  readonly jobId: number;
  readonly rows: readonly ImportedRow[];
}

export async function insertImportRows(tx: Db, { jobId, rows }: OfJob): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ place, fields, companyId, passwordHash, restoredUserId }) => ({
    job_id: jobId,
    place,
    fields: JSON.stringify(fields),
    company_id: companyId,
    password_hash: passwordHash,
    restored_user_id: restoredUserId,
  }));
  await tx.insertInto('import_rows').values(values).execute();
}

export async function findImportRows(
  tx: Db,
  jobId: number,
  places: readonly number[],
): Promise<ImportedRow[]> {
  const rows = await tx
    .selectFrom('import_rows')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('place', 'in', places)
    .orderBy('place')
    .execute();
  return rows.map((row) => ({
    place: row.place,
    fields: fieldsOf(row.fields),
    companyId: row.company_id,
    passwordHash: row.password_hash,
    restoredUserId: row.restored_user_id,
  }));
}

export const fieldsOf = (stored: string): TraineeFields => JSON.parse(stored);

export async function deleteImportRows(tx: Db, jobId: number, places: readonly number[]) {
  if (places.length === 0) return;
  await tx
    .deleteFrom('import_rows')
    .where('job_id', '=', jobId)
    .where('place', 'in', places)
    .execute();
}

/** Forgets the passwords of the rows that were not added. A file brings at most 200. */
export async function forgetPasswords(tx: Db, jobId: number): Promise<void> {
  await tx
    .updateTable('import_rows')
    .set({ password_hash: null })
    .where('job_id', '=', jobId)
    .where('password_hash', 'is not', null)
    .execute();
}
