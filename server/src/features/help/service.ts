import type { CallArguments } from '@portal/contract/call';
import type { GroupFilter } from '@portal/contract/fields';
import type * as calls from '@portal/contract/help';
import type {
  AssigneeFilter,
  HelpAssignee,
  HelpRequest,
  HelpRequestChange,
  HelpStatus,
  OwnHelpRequest,
} from '@portal/contract/help';
import { type Within, wholeCompanyOf, within } from '@portal/contract/reach-rules';
import { because } from '@portal/contract/reasons';
import { searchKey } from '@portal/contract/text-keys';
import { isForeignKeyViolation } from '#server/platform/database/constraint-errors.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { enforceLimit } from '#server/platform/http/enforce-limit.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { StreamedList } from '#server/platform/http/streamed-list.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Learning } from '../learning/service.ts';
import type { Notifications } from '../notifications/service.ts';
import { listAssignees } from './assignees.ts';
import { createClosing } from './closing.ts';
import { countMatches } from './count-queries.ts';
import { HELP_ASKED, HELP_SEEN, publishAll } from './events.ts';
import { type FoundRequest, findAllRequests, findRequests } from './find-requests.ts';
import type { ListCursor, RequestFilter } from './list-queries.ts';
import { presentChange, presentHelpRequest, presentOwnHelpRequest } from './present.ts';
import * as queries from './queries.ts';
import { createUpdateRequest, NOT_FOUND, type Update } from './update-request.ts';

export { HELP_ANSWERED, HELP_ASKED, HELP_CHANGED, HELP_CHANGED_TOGETHER } from './events.ts';
export type { FoundRequest } from './find-requests.ts';
export { listRequestIdsOf, removeModuleFromSome, unassignSome } from './queries.ts';
export { releaseOf, releaseUncovered } from './release.ts';

/** Enough for a trainee with many questions, too few to flood the admins. */
const ASKING = { limit: 20, windowMs: 60 * 60_000 };
const TOO_MANY = because('tooManyHelpRequests');
const ID_IS_TAKEN = because('helpIdTaken');

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly limiter: RateLimiter;
  readonly learning: Pick<Learning, 'loadModuleCompany' | 'requireVisible'>;
  readonly notifications: Pick<Notifications, 'enqueueHelpAnswer'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type Question = CallArguments<typeof calls.askForHelp>['body'];
type ListQuery = CallArguments<typeof calls.listHelpRequests>['query'];

interface AskedFilter {
  readonly status?: HelpStatus | undefined;
  readonly company?: number | undefined;
  readonly group?: GroupFilter | undefined;
  readonly assignee?: AssigneeFilter | undefined;
  readonly search?: string | undefined;
}

interface ListedRequests {
  readonly rows: HelpRequest[] | StreamedList<HelpRequest>;
  readonly next: string | null;
}

export type Help = ReturnType<typeof createHelp>;

export function createHelp({ db, bus, limiter, learning, notifications, now }: Dependencies) {
  const updateRequest = createUpdateRequest({ db, bus, notifications, now });
  const closing = createClosing({ db, bus, notifications });

  /** Returns the request that was sent with this id before. Throws CONFLICT if it was another request. */
  async function sentBefore(
    { userId }: Identity,
    { clientRequestId, message, moduleId = null }: Question,
  ): Promise<OwnHelpRequest | null> {
    if (clientRequestId === undefined) return null;
    const row = await queries.findSentHelpRequest(db, userId, clientRequestId);
    if (row === undefined) return null;
    if (row.message !== message || row.module_id !== moduleId)
      throw new AppError('CONFLICT', ID_IS_TAKEN);
    return presentOwnHelpRequest(row);
  }

  return {
    ...closing,

    /** The company of the module that the request is about; null without a module. */
    loadSubjectCompany: async ({ moduleId = null }: Question) =>
      moduleId === null ? null : learning.loadModuleCompany(moduleId),

    /** Creates one request for one `clientRequestId`. Throws NOT_FOUND, CONFLICT, TOO_MANY_REQUESTS. */
    async ask(trainee: Identity, question: Question): Promise<OwnHelpRequest> {
      const sent = await sentBefore(trainee, question);
      if (sent !== null) return sent;
      const { userId, companyId, name: traineeName } = trainee;
      if (companyId === null) throw new AppError('FORBIDDEN', because('accessDenied'));
      const { message, moduleId = null, clientRequestId = null } = question;
      if (moduleId !== null) await learning.requireVisible(trainee, moduleId);
      await enforceLimit(limiter, `help:${userId}`, ASKING, TOO_MANY);
      const id = await notFoundIfSubjectDeleted(() =>
        queries.insertHelpRequest(db, {
          userId,
          companyId,
          moduleId,
          message,
          clientRequestId,
          now: now(),
        }),
      );
      // A concurrent request with the same id was stored first.
      if (id === undefined) return requireFound(await sentBefore(trainee, question), NOT_FOUND);
      publishAll(bus, [[HELP_ASKED, { requestId: id, traineeId: userId, companyId, traineeName }]]);
      return presentOwnHelpRequest(
        requireFound(await queries.findOwnHelpRequest(db, userId, id), NOT_FOUND),
      );
    },

    async listOwn({ userId }: Identity): Promise<OwnHelpRequest[]> {
      return (await queries.listOwnHelpRequests(db, userId)).map(presentOwnHelpRequest);
    },

    async markSeen({ userId }: Identity, upTo: string): Promise<void> {
      const isNew = await queries.markSeen(db, userId, Date.parse(upTo));
      if (isNew) publishAll(bus, [[HELP_SEEN, { traineeId: userId }]]);
    },

    /** One page of `pageSize` requests, or all of them, streamed in batches. `next` is null on the last page. */
    async list(admin: Identity, query: ListQuery): Promise<ListedRequests> {
      const { cursor, pageSize } = query;
      const filter = filterOf(admin, query, within(admin.reach));
      const after = cursor === undefined ? null : readCursor(cursor);
      if (pageSize === undefined)
        return {
          rows: new StreamedList(inBatches(db, admin, { filter, start: after })),
          next: null,
        };
      const { rows, next } = await findRequests(db, filter, { after, limit: pageSize });
      return {
        rows: rows.map((row) => presentHelpRequest(row, admin.reach)),
        next: next && `${next.urgency}-${next.id}`,
      };
    },

    countOpen: (admin: Identity, asked: AskedFilter): Promise<number> =>
      countMatches(db, { ...filterOf(admin, asked, within(admin.reach)), isOpen: true }),

    /** All requests of people within the limit that the filter finds and that are not closed. */
    findOpen: (admin: Identity, asked: AskedFilter, limit: Within): Promise<FoundRequest[]> =>
      findAllRequests(db, { ...filterOf(admin, asked, limit), isOpen: true }),

    /** Those of these requests that exist and are of people within the limit, in the state that the admin has seen. */
    async findSeen(
      seen: readonly { readonly id: number; readonly updatedAt: string }[],
      limit: Within,
    ): Promise<FoundRequest[]> {
      const versionOf = new Map(seen.map(({ id, updatedAt }) => [id, Date.parse(updatedAt)]));
      const rows = await queries.findTraineesOfRequests(db, [...versionOf.keys()], limit);
      return rows.map(({ id, user_id: userId }) => ({
        id,
        userId,
        version: versionOf.get(id) ?? 0,
      }));
    },

    /** The admins who may answer people whom the caller sees, by name. */
    listAssignees: ({ reach }: Identity): Promise<HelpAssignee[]> => listAssignees(db, reach),

    countPending: (admin: Identity): Promise<number> =>
      countMatches(db, filterOf(admin, { status: 'PENDING' }, within(admin.reach))),

    /** Throws NOT_FOUND, CONFLICT. */
    update: (admin: Identity, id: number, update: Update): Promise<HelpRequest> =>
      updateRequest(admin, id, update),

    /** Latest first. Throws NOT_FOUND. */
    async changesOf(id: number): Promise<HelpRequestChange[]> {
      requireFound(await queries.findHelpRequest(db, id), NOT_FOUND);
      return (await queries.listChanges(db, id)).map(presentChange);
    },
  };
}

function filterOf(
  { userId }: Identity,
  { status, company, group, assignee, search }: AskedFilter,
  limit: Within,
): RequestFilter {
  return {
    ...limitedTo(limit, company ?? null),
    status: status ?? null,
    group,
    assignee: assignee === 'me' ? userId : (assignee ?? null),
    search: searchKey(search ?? ''),
  };
}

/** A whole company in reach is read along its indexes, like the company that an unlimited admin chooses. */
function limitedTo(
  limit: Within,
  asked: number | null,
): Pick<RequestFilter, 'within' | 'companyId'> {
  const companyId = asked ?? wholeCompanyOf(limit);
  const isWhole = companyId !== null && limit?.companies.includes(companyId);
  return { within: isWhole ? null : limit, companyId };
}

/** The contract has checked its form. */
function readCursor(cursor: string): ListCursor {
  const [urgency = 0, id = 0] = cursor.split('-').map(Number);
  return { urgency, id };
}

/** Requests per batch of the whole list; about 3 ms on SQLite. */
const REQUESTS_PER_BATCH = 200;

async function* inBatches(
  db: Db,
  { reach }: Identity,
  { filter, start }: { readonly filter: RequestFilter; readonly start: ListCursor | null },
) {
  for (let after = start; ; ) {
    const { rows, next } = await findRequests(db, filter, { after, limit: REQUESTS_PER_BATCH });
    yield rows.map((row) => presentHelpRequest(row, reach));
    if (next === null) return;
    after = next;
  }
}

/** Throws NOT_FOUND if the module or the trainee was deleted while the request was being written. */
async function notFoundIfSubjectDeleted<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new AppError('NOT_FOUND', because('helpSubjectDeleted'), {
      cause: error,
    });
  }
}
