import type { Db } from '#server/platform/database/schema.ts';
import { traineeColumns } from '../trainees/service.ts';

export type ExportedTrainee = Awaited<ReturnType<typeof listTraineesAfter>>[number];

/** The next in the order of their ids, so that who comes or goes meanwhile moves nobody else. */
export function listTraineesAfter(db: Db, companyId: number | null, lastId: number, limit: number) {
  return (
    db
      // Trainees alone, by id: in the table of all users SQLite would take an index of another order, and sort.
      .selectFrom('trainee_search')
      .innerJoin('users', 'users.id', 'trainee_search.user_id')
      .innerJoin('companies', 'companies.id', 'users.company_id')
      .select(traineeColumns)
      .where('trainee_search.user_id', '>', lastId)
      // Said of both: PostgreSQL walks them side by side, and would begin with the first of all users.
      .where('users.id', '>', lastId)
      .$if(companyId !== null, (query) => query.where('trainee_search.company_id', '=', companyId))
      .orderBy('trainee_search.user_id')
      .limit(limit)
      .execute()
  );
}

export function findCompany(db: Db, id: number) {
  return db.selectFrom('companies').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}
