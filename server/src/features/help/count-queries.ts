/** Counts help requests. */
import { helpStatus } from '@portal/contract/help';
import type { ExpressionBuilder } from 'kysely';
import { longRead } from '#server/platform/database/long-read.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { deletedCompanies } from '../companies/service.ts';
import { type RequestFilter, requestsOf } from './list-queries.ts';

const OPEN = helpStatus.options.filter((status) => status !== 'CLOSED');

/** The number of requests that match. */
export function countMatches(db: Db, filter: RequestFilter): Promise<number> {
  const { search, assignee, group, within } = filter;
  const isInIndexes = search === '' && assignee === null && group === undefined && within === null;
  return isInIndexes ? countInIndexes(db, filter) : countByRequest(db, filter);
}

/**
 * Counts in the indexes of status and company, and subtracts the requests of deleted companies and of deleted trainees,
 * who are in the trash until they are purged.
 */
async function countInIndexes(db: Db, filter: RequestFilter): Promise<number> {
  const all = db
    .selectFrom('help_requests')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(isOfIndexes(filter));
  const ofDeletedTrainees = db
    .selectFrom('all_users')
    // SQLite keeps the order of a cross join, and so reads only the requests of these trainees.
    .crossJoin('help_requests')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .whereRef('help_requests.user_id', '=', 'all_users.id')
    .where('all_users.deletion_id', 'is not', null)
    .where('all_users.company_id', 'not in', deletedCompanies())
    .where(isOfIndexes(filter));
  const { total } = await db
    .selectNoFrom(({ eb }) =>
      eb(
        eb(all, '-', all.where('help_requests.company_id', 'in', deletedCompanies())),
        '-',
        ofDeletedTrainees,
      ).as('total'),
    )
    // The pending ones, whose number each admin asks for again and again, are few.
    .$if(filter.status !== 'PENDING', (query) => query.modifyFront(longRead))
    .executeTakeFirstOrThrow();
  return Number(total);
}

const isOfIndexes =
  ({ companyId, status, isOpen = false }: RequestFilter) =>
  (eb: ExpressionBuilder<Schema, 'help_requests'>) =>
    eb.and([
      ...(companyId === null ? [] : [eb('help_requests.company_id', '=', companyId)]),
      ...(status === null ? [] : [eb('help_requests.status', '=', status)]),
      ...(isOpen ? [eb('help_requests.status', 'in', OPEN)] : []),
    ]);

async function countByRequest(db: Db, filter: RequestFilter): Promise<number> {
  const { total } = await requestsOf(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
