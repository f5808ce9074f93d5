import type { Db } from '#server/platform/database/schema.ts';
import { traineeColumns } from '../trainees/service.ts';

export type ExportedTrainee = Awaited<ReturnType<typeof listTraineesAfter>>[number];

/** Lists the next trainees in the order of their ids, so that changes during the export do not shift the pages. */
export function listTraineesAfter(db: Db, companyId: number | null, lastId: number, limit: number) {
  return (
    db
      // The table has trainees only, by id: on the table of all users SQLite would choose an index in another order,
      // and sort.
      .selectFrom('trainee_search')
      .innerJoin('users', 'users.id', 'trainee_search.user_id')
      .innerJoin('companies', 'companies.id', 'users.company_id')
      .select(traineeColumns)
      .where('trainee_search.user_id', '>', lastId)
      // Applied to both tables: PostgreSQL merges them, and would start with the first of all users.
      .where('users.id', '>', lastId)
      .$if(companyId !== null, (query) => query.where('trainee_search.company_id', '=', companyId))
      .orderBy('trainee_search.user_id')
      .limit(limit)
      .execute()
  );
}
