import type { Within } from '@portal/contract/reach-rules';
import type { Db } from '#server/platform/database/schema.ts';
import { isPersonWithin } from '../reach/service.ts';
import { traineeColumns } from '../trainees/service.ts';

/** Those of these trainees who are within the limit, in no order; deleted ones are missing. */
export function findTrainees(db: Db, ids: readonly number[], limit: Within) {
  return db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(traineeColumns)
    .where('users.id', 'in', ids)
    .$if(limit !== null, (query) =>
      query.where(isPersonWithin(db, limit, { user: 'users.id', company: 'users.company_id' })),
    )
    .execute();
}

export type ExportedTrainee = Awaited<ReturnType<typeof findTrainees>>[number];
