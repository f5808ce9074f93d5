/** Queries for the list of help requests, which is read along an index. */
import type { GroupFilter } from '@portal/contract/fields';
import type { HelpStatus } from '@portal/contract/help';
import type { Within } from '@portal/contract/reach-rules';
import { type RawBuilder, sql } from 'kysely';
import { asValue } from '#server/platform/database/as-value.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import { longRead } from '#server/platform/database/long-read.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { isInGroup } from '../groups/service.ts';
import { eachPersonWithin, isPersonWithin } from '../reach/service.ts';
import { requests } from './queries.ts';

/** A request's place in the list. */
export interface ListCursor {
  readonly urgency: number;
  readonly id: number;
}

export interface RequestFilter {
  /** The trainees in reach of the admin who asks. */
  readonly within: Within;
  readonly status: HelpStatus | null;
  readonly companyId: number | null;
  /** The group of the trainee; absent for all, in a group or not. */
  readonly group?: GroupFilter | undefined;
  /** The id of an admin; `none` for requests without one, null for all. */
  readonly assignee: number | 'none' | null;
  /** In the form of `searchKey`; a part of the message, or of the trainee's name or email. Empty matches all. */
  readonly search: string;
  /** Leaves out closed requests. */
  readonly isOpen?: boolean;
}

const ASKED_BY = { user: 'help_requests.user_id', company: 'help_requests.company_id' };

interface Wanted {
  readonly after: ListCursor | null;
  readonly limit: number;
}

/** Whether the requests are read from the people who asked, who are a few of many. */
const isReadFromPeople = ({ group, within }: RequestFilter): boolean =>
  typeof group === 'number' || within !== null;

/**
 * The requests of the members of a group, or of the people in reach, are read from them: along the index of the list, very
 * many others are between.
 */
function askedIn(db: Db, { group, within }: RequestFilter) {
  if (typeof group === 'number')
    return (
      db
        .selectFrom('group_members')
        // SQLite keeps the order of a cross join.
        .crossJoin('help_requests')
        .selectAll('help_requests')
        .where('group_members.group_id', '=', group)
        .whereRef('help_requests.user_id', '=', 'group_members.user_id')
        .where(isPersonWithin(db, within, ASKED_BY))
        .as('help_requests')
    );
  if (within !== null) {
    return db
      .selectFrom(eachPersonWithin(db, within))
      .crossJoin('help_requests')
      .selectAll('help_requests')
      .whereRef('help_requests.user_id', '=', 'people.user_id')
      .$if(group !== undefined, (query) =>
        query.where(isInGroup(db, 'none', 'help_requests.user_id')),
      )
      .as('help_requests');
  }
  return db
    .selectFrom('help_requests')
    .selectAll('help_requests')
    .$if(group !== undefined, (query) =>
      query.where(isInGroup(db, 'none', 'help_requests.user_id')),
    )
    .as('help_requests');
}

/** The requests of the company, the status or, without both, the admin. Deleted trainees are not among the users. */
export const requestsOf = (db: Db, filter: RequestFilter) => {
  const { status, companyId } = filter;
  const columnOf = isReadFromPeople(filter) ? asValue : sql.ref;
  return (
    db
      .selectFrom(askedIn(db, filter))
      // SQLite keeps the order of a cross join, and with it that of an index.
      .crossJoin('users')
      .whereRef('users.id', '=', 'help_requests.user_id')
      .$if(status !== null, (query) => query.where(columnOf('help_requests.status'), '=', status))
      .$if(companyId !== null, (query) =>
        query.where(columnOf('help_requests.company_id'), '=', companyId),
      )
      .where((eb) => eb.and(conditionsOf(filter)))
      // Those of deleted trainees are skipped, which may be very many until they are purged.
      .modifyFront(longRead)
  );
};

/** The next requests that match, in the order of the list. Reads along an index. */
export function listMatches(db: Db, filter: RequestFilter, { after, limit }: Wanted) {
  const { status } = filter;
  return (
    requestsOf(db, filter)
      .select([
        'help_requests.id',
        'help_requests.urgency',
        'help_requests.user_id',
        'help_requests.updated_at',
      ])
      // All requests of a status have one urgency, and other indexes have their order.
      .$if(status === null, (query) => query.orderBy('help_requests.urgency', 'desc'))
      .orderBy('help_requests.id', 'desc')
      .limit(limit)
      .$if(after !== null && status === null, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('help_requests.urgency', 'help_requests.id'),
            '<',
            tuple(after?.urgency ?? 0, after?.id ?? 0),
          ),
        ),
      )
      .$if(after !== null && status !== null, (query) =>
        query.where('help_requests.id', '<', after?.id ?? 0),
      )
      .execute()
  );
}
export type MatchRow = Awaited<ReturnType<typeof listMatches>>[number];

function conditionsOf(filter: RequestFilter): RawBuilder<boolean>[] {
  const { assignee, search, isOpen = false } = filter;
  const conditions: RawBuilder<boolean>[] = [];
  const assigneeId = (isReadFromPeople(filter) ? asValue : sql.ref)('help_requests.assignee_id');
  if (assignee === 'none') conditions.push(sql`${assigneeId} is null`);
  else if (assignee !== null) conditions.push(sql`${assigneeId} = ${assignee}`);
  if (isOpen) conditions.push(sql`help_requests.status <> 'CLOSED'`);
  if (search !== '') {
    const pattern = likePattern(search);
    const [message, person] = ['help_requests.message_key', 'users.search_key'].map(
      (column) => sql`${sql.ref(column)} like ${pattern} escape '\\'`,
    );
    conditions.push(sql`(${message} or ${person})`);
  }
  return conditions;
}

/** These requests in no order; those deleted meanwhile are missing. */
export function findRequests(db: Db, ids: readonly number[]) {
  return requests(db).where('help_requests.id', 'in', ids).execute();
}
