/** The earlier results of a file that wait to be recorded. */
import type { Db } from '#server/platform/database/schema.ts';
import type { ImportedResult, ResultToRecord } from '../standings/service.ts';

interface NewResultRow extends Omit<ResultToRecord, 'userId'> {
  readonly jobId: number;
}

export async function insertResultRows(tx: Db, rows: readonly NewResultRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ jobId, place, companyId, result }) => ({
    job_id: jobId,
    place,
    fields: JSON.stringify(result),
    company_id: companyId,
    password_hash: null,
  }));
  await tx.insertInto('import_rows').values(values).execute();
}

export async function findResultRows(
  tx: Db,
  jobId: number,
  places: readonly number[],
): Promise<ResultToRecord[]> {
  if (places.length === 0) return [];
  const rows = await tx
    .selectFrom('import_rows')
    .innerJoin('job_items', (join) =>
      join
        .onRef('job_items.job_id', '=', 'import_rows.job_id')
        .onRef('job_items.place', '=', 'import_rows.place'),
    )
    .select(['import_rows.place', 'import_rows.company_id', 'import_rows.fields'])
    .select((eb) => eb.ref('job_items.user_id').$notNull().as('user_id'))
    .where('import_rows.job_id', '=', jobId)
    .where('import_rows.place', 'in', places)
    .orderBy('import_rows.place')
    .execute();
  return rows.map(({ place, user_id, company_id, fields }) => ({
    place,
    userId: user_id,
    companyId: company_id,
    result: resultOf(fields),
  }));
}

/** The result of a row as it is stored. */
export const resultOf = (stored: string): ImportedResult => JSON.parse(stored);
