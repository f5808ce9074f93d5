/** The rows of an import that wait to be added. */
import type { Db } from '#server/platform/database/schema.ts';
import type { FieldsBefore, ImportedFields, ImportedRow } from '../trainees/service.ts';

interface OfJob {
  readonly jobId: number;
  readonly rows: readonly ImportedRow[];
}

export async function insertImportRows(tx: Db, { jobId, rows }: OfJob): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({
    job_id: jobId,
    place: row.place,
    fields: JSON.stringify(row.fields),
    company_id: row.companyId,
    password_hash: row.passwordHash,
    restored_user_id: row.restoredUserId,
    changed_user_id: row.changedUserId,
  }));
  await tx.insertInto('import_rows').values(values).execute();
}

export async function findImportRows(
  tx: Db,
  jobId: number,
  places: readonly number[],
): Promise<ImportedRow[]> {
  if (places.length === 0) return [];
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
    changedUserId: row.changed_user_id,
  }));
}

export const fieldsOf = (stored: string): ImportedFields => JSON.parse(stored);

/** Keeps the former fields of changed trainees in their rows, for an undo. */
export async function keepFieldsBefore(
  tx: Db,
  jobId: number,
  fieldsBefore: ReadonlyMap<number, FieldsBefore>,
): Promise<void> {
  for (const [place, fields] of fieldsBefore)
    await tx
      .updateTable('import_rows')
      .set({ fields: JSON.stringify(fields) })
      .where('job_id', '=', jobId)
      .where('place', '=', place)
      .execute();
}

/** The former fields of trainees whom an import has changed, by place. */
export async function findFieldsBefore(
  tx: Db,
  jobId: number,
  places: readonly number[],
): Promise<ReadonlyMap<number, FieldsBefore>> {
  if (places.length === 0) return new Map();
  const rows = await tx
    .selectFrom('import_rows')
    .select(['place', 'fields'])
    .where('job_id', '=', jobId)
    .where('place', 'in', places)
    .execute();
  return new Map(rows.map(({ place, fields }) => [place, JSON.parse(fields) as FieldsBefore]));
}

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
