import type { Db } from '#server/platform/database/schema.ts';
import { traineeColumns } from '../trainees/service.ts';

/** These trainees in no order; deleted ones are missing. */
export function findTrainees(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(traineeColumns)
    .where('users.id', 'in', ids)
    .execute();
}

export type ExportedTrainee = Awaited<ReturnType<typeof findTrainees>>[number];
