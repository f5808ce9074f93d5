/**
 * Queries for the list of help requests. It is read along an index in steps: a step looks at a limited number of
 * requests, whether they match or not, so that no filter and no text can make it long.
 */
import type { HelpStatus } from '@portal/contract/help';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import { UNPREPARED } from '#server/platform/database/postgres/statement-names.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { requests } from './queries.ts';

/** A request's place in the list. */
export interface ListCursor {
  readonly urgency: number;
  readonly id: number;
}

export interface RequestFilter {
  readonly status: HelpStatus | null;
  readonly companyId: number | null;
  /** The id of an admin; `none` for requests without one, null for all. */
  readonly assignee: number | 'none' | null;
  /** In the form of `normalizedKey`; a part of the message, or of the trainee's name or email. Empty matches all. */
  readonly search: string;
  /** Leaves out closed requests. */
  readonly isOpen?: boolean;
}

interface Step {
  readonly after: ListCursor | null;
  /** The number of requests to look at. */
  readonly limit: number;
}

export type ScannedRequest = Awaited<ReturnType<typeof scanRequests>>[number];

/** The next requests of the company, the status or, without both, the admin, each with whether the filter matches it. */
export function scanRequests(db: Db, filter: RequestFilter, { after, limit }: Step) {
  const { status, companyId } = filter;
  const scanned = db
    .selectFrom('help_requests')
    .select(['id', 'user_id', 'status', 'message_key', 'assignee_id', 'urgency', 'updated_at'])
    .$if(status !== null, (query) => query.where('status', '=', status))
    .$if(companyId !== null, (query) => query.where('company_id', '=', companyId))
    .$if(readsByAssignee(filter), (query) => query.where(isAssigned(filter.assignee)))
    // All requests of a status have one urgency, and other indexes have their order.
    .$if(status === null, (query) => query.orderBy('urgency', 'desc'))
    .orderBy('id', 'desc')
    .limit(limit)
    .$if(after !== null && status === null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('urgency', 'id'), '<', tuple(after?.urgency ?? 0, after?.id ?? 0)),
      ),
    )
    .$if(after !== null && status !== null, (query) => query.where('id', '<', after?.id ?? 0));
  return (
    db
      .selectFrom(scanned.as('help_requests'))
      // Deleted trainees are missing among the users.
      .leftJoin('users', 'users.id', 'help_requests.user_id')
      .modifyFront(sql.raw(UNPREPARED))
      .select([
        'help_requests.id',
        'help_requests.urgency',
        'help_requests.user_id',
        'help_requests.updated_at',
        matchOf(filter).as('matches'),
      ])
      .orderBy('help_requests.urgency', 'desc')
      .orderBy('help_requests.id', 'desc')
      .execute()
  );
}

/** Whether a step only looks at requests that match, apart from those of deleted trainees. */
export function isIndexed(filter: RequestFilter): boolean {
  const { assignee, search, isOpen = false } = filter;
  return search === '' && !isOpen && (assignee === null || readsByAssignee(filter));
}

const readsByAssignee = ({ status, companyId, assignee }: RequestFilter) =>
  assignee !== null && status === null && companyId === null;

const isAssigned = (assignee: RequestFilter['assignee']) =>
  assignee === 'none'
    ? sql<boolean>`help_requests.assignee_id is null`
    : sql<boolean>`help_requests.assignee_id = ${assignee}`;

function matchOf({ assignee, search, isOpen = false }: RequestFilter): RawBuilder<number> {
  const conditions: Expression<SqlBool>[] = [sql<boolean>`users.id is not null`];
  if (assignee !== null) conditions.push(isAssigned(assignee));
  if (isOpen) conditions.push(sql<boolean>`help_requests.status <> 'CLOSED'`);
  if (search !== '') {
    const pattern = likePattern(search);
    const [message, name, email] = [
      'help_requests.message_key',
      'users.name_key',
      'users.email_key',
    ].map((column) => sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`);
    conditions.push(sql<boolean>`(${message} or ${name} or ${email})`);
  }
  return sql<number>`case when ${sql.join(conditions, sql` and `)} then 1 else 0 end`;
}

/** These requests in no order; those deleted meanwhile are missing. */
export function findRequests(db: Db, ids: readonly number[]) {
  return requests(db).where('help_requests.id', 'in', ids).execute();
}
