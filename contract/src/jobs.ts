/** Jobs: imports of trainees, and actions on many trainees or help requests, which run in the background. */

import * as z from 'zod/mini';
import { call } from './call.ts';
import { sentRefusal } from './errors.ts';
import { clientMadeId, groupFilter, id, idParam, instant, searchParam } from './fields.ts';
import { nextCursor } from './headers.ts';
import { assigneeFilter, helpStatus } from './help.ts';
import { BULK_IDS_MAX } from './limits.ts';
import {
  civilDate,
  EXCEPTION_DATES,
  EXCEPTION_KINDS,
  type ExceptionKind,
  type ExceptionTerms,
  exceptionTerms,
} from './requirements.ts';
import { traineeFilter } from './trainees.ts';

export const jobKind = z.enum([
  'delete',
  'move',
  'invite',
  'add-to-group',
  'remove-from-group',
  'extend',
  'waive',
  'pause',
  'remind',
  'renew',
  'train-again',
  'close-help',
  'import',
  'record-results',
  'collect-certificates',
]);
export type JobKind = z.infer<typeof jobKind>;

export const jobState = z.enum(['running', 'done', 'cancelled', 'failed', 'undoing', 'undone']);
export type JobState = z.infer<typeof jobState>;

/** The invitations of an ended job, by what has become of their mails. */
export const jobInvitations = z.object({
  total: z.int(),
  /** Not delivered yet. */
  waiting: z.int(),
  /** Refused by the mail server, unless the trainee was invited again since. */
  refused: z.int(),
});

export const job = z.object({
  id,
  kind: jobKind,
  state: jobState,
  /** The number of trainees; for `close-help` that of requests, for `import` and `record-results` that of rows. */
  total: z.int(),
  /** Those for whom it is done, of `total`; while it is undone, those for whom it still stands. */
  done: z.int(),
  /** Those for whom it could not be done, for example because they were deleted or changed meanwhile. */
  refused: z.int(),
  /** Why it failed, or ended before its end, as an English sentence; null if it did not. */
  problem: z.nullable(z.string()),
  problemReason: z.nullable(sentRefusal),
  /** The deletion that this job, or the undo of an import, made, to be restored from the trash; otherwise null. */
  deletionId: z.nullable(id),
  /** Null for a job that invites no trainee, and before it has ended. */
  invitations: z.nullable(jobInvitations),
  /** An undo is possible now. */
  undoable: z.boolean(),
  createdAt: instant,
  endedAt: z.nullable(instant),
});
export type Job = z.infer<typeof job>;

/** Repeated requests with the same id start one job, however late they come. */
export const clientRequestId = z.optional(clientMadeId('Not a request id'));

const byId = z.object({ id: idParam });

/** Many trainees: by their ids, or all that a filter finds. */
export const chosenTrainees = {
  ids: z.optional(
    z
      .array(id)
      .check(
        z.minLength(1, 'Choose at least one trainee'),
        z.maxLength(BULK_IDS_MAX, `At most ${BULK_IDS_MAX} trainees`),
      ),
  ),
  filter: z.optional(traineeFilter),
  expectedCount: z.optional(z.int().check(z.nonnegative())),
};

interface Choice {
  readonly ids?: unknown;
  readonly filter?: unknown;
  readonly expectedCount?: number | undefined;
}

export const CHOICE_CHECKS = [
  z.refine<Choice>(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
    path: ['ids'],
    error: 'Choose trainees either by ids or by a filter',
  }),
  z.refine<Choice>(
    ({ filter, expectedCount }) => filter === undefined || expectedCount !== undefined,
    {
      path: ['expectedCount'],
      error: 'State how many trainees you expect the filter to find',
    },
  ),
];

/** Whether the action makes exceptions from the rules about what trainees must take. */
export const isExceptionKind = (action: string): action is ExceptionKind =>
  EXCEPTION_KINDS.some((kind) => kind === action);

interface BulkException {
  readonly action: string;
  readonly exception?: ExceptionTerms | undefined;
}

export const startBulkAction = call({
  name: 'startBulkAction',
  method: 'POST',
  path: '/admin/trainees/bulk',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: 'input',
  summary:
    'Starts an action on many trainees: on `ids`, or on all that `filter` finds. With `filter`, `expectedCount` is required: if another number is found the answer is 409 with the number in `details.count`. `companyId` is where `move` moves them, `groupId` the group that they come into or leave, `exception` what `extend`, `waive` and `pause` give them; with a module, people of other companies are refused. `remind` refuses trainees who were reminded within 24 hours or have nothing to be reminded of, `renew` those who have nothing to renew. People out of reach are refused like unknown ones.',
  body: z
    .object({
      action: z.enum([
        'delete',
        'move',
        'invite',
        'add-to-group',
        'remove-from-group',
        'remind',
        'renew',
        ...EXCEPTION_KINDS,
      ]),
      ...chosenTrainees,
      companyId: z.optional(id),
      groupId: z.optional(id),
      exception: z.optional(exceptionTerms),
      clientRequestId,
    })
    .check(
      ...CHOICE_CHECKS,
      z.refine(({ action, companyId }) => (action === 'move') === (companyId !== undefined), {
        path: ['companyId'],
        error: 'Only a move has a company, and needs one',
      }),
      z.refine(({ action, groupId }) => action.endsWith('-group') === (groupId !== undefined), {
        path: ['groupId'],
        error: 'Only a change of a group has a group, and needs one',
      }),
      z.refine(({ action, exception }) => isExceptionKind(action) === (exception !== undefined), {
        path: ['exception'],
        error: 'Only an exception has its terms, and needs them',
      }),
      ...EXCEPTION_DATES.map(({ field, error, isMet }) =>
        z.refine<BulkException>(
          ({ action, exception }) =>
            exception === undefined ||
            !isExceptionKind(action) ||
            isMet({ ...exception, kind: action }),
          { path: ['exception', field], error },
        ),
      ),
    ),
  status: 201,
  response: job,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const getJob = call({
  name: 'getJob',
  method: 'GET',
  path: '/admin/jobs/:id',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { job: 'id' },
  summary: 'A job and how far it is.',
  params: byId,
  response: job,
  errors: ['NOT_FOUND'],
});

export const jobItemState = z.enum(['waiting', 'done', 'refused', 'undone']);
export type JobItemState = z.infer<typeof jobItemState>;

export const jobItem = z.object({
  /** Counted from 0, in the order of the job. */
  place: z.int(),
  /** A trainee; null for a row of an import that was not added. */
  userId: z.nullable(id),
  /** The trainee's request that is closed; null for the other kinds. */
  requestId: z.nullable(id),
  /** The present name, or that in the file; null for a user who is deleted for good. */
  name: z.nullable(z.string()),
  /** The same for the email. */
  email: z.nullable(z.string()),
  /** The earlier result of a row that was not recorded; otherwise null. */
  result: z.nullable(z.object({ moduleName: z.string(), completedOn: civilDate })),
  state: jobItemState,
});
export type JobItem = z.infer<typeof jobItem>;

export const listJobItems = call({
  name: 'listJobItems',
  method: 'GET',
  path: '/admin/jobs/:id/items',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { job: 'id' },
  summary:
    'The trainees of a job, or for `close-help` its requests, all or the refused ones, in its order. `X-Next-Cursor` is the start of the next page, and absent on the last one.',
  params: byId,
  query: z.object({ state: z.optional(z.literal('refused')), cursor: z.optional(idParam) }),
  response: z.array(jobItem),
  headers: { next: nextCursor(idParam) },
  errors: ['NOT_FOUND'],
});

export const cancelJob = call({
  name: 'cancelJob',
  method: 'DELETE',
  path: '/admin/jobs/:id',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { job: 'id' },
  summary: 'Stops a job after its current batch. What is done stays done; it can be undone.',
  params: byId,
  response: job,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const undoJob = call({
  name: 'undoJob',
  method: 'POST',
  path: '/admin/jobs/:id/undo',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: { job: 'id' },
  summary:
    'Undoes what a job did, for a limited admin as far as it is in reach: imported trainees are moved to the trash. Requests that were changed after it was done stay as they are. A move is undone only while the new runs are untouched: otherwise 409 with `details.people` and `details.count`.',
  params: byId,
  response: job,
  errors: ['NOT_FOUND', 'CONFLICT', 'EMAIL_TAKEN', 'COMPANY_DELETED'],
});

export const startRunsOfCompany = call({
  name: 'startRunsOfCompany',
  method: 'POST',
  path: '/admin/companies/:id/runs',
  access: 'admin',
  reach: 'company',
  right: 'people',
  by: { company: 'id' },
  summary:
    'Starts a new run for all trainees of a company, in the background. If `expectedCount` is given and another number of trainees is found, the answer is 409 with the number in `details.count`.',
  params: byId,
  body: z.object({
    expectedCount: z.optional(z.int().check(z.nonnegative())),
    clientRequestId,
  }),
  status: 201,
  response: job,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** The help requests that a list shows: the same parameters as in `listHelpRequests`. */
const helpFilter = z.object({
  status: z.optional(helpStatus),
  company: z.optional(id),
  group: z.optional(groupFilter),
  assignee: z.optional(assigneeFilter),
  search: z.optional(searchParam),
});

/** A help request in the state that the admin has seen. */
const seenRequest = z.object({ id, updatedAt: instant });

export const closeHelpRequests = call({
  name: 'closeHelpRequests',
  method: 'POST',
  path: '/admin/help-requests/close',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: 'input',
  summary:
    'Closes many help requests in the background: `requests`, or all that `filter` finds and that are not CLOSED. With `filter`, `expectedCount` is required: if another number is found the answer is 409 with the number in `details.count`. A request that has changed since it was seen is refused.',
  body: z
    .object({
      requests: z.optional(
        z
          .array(seenRequest)
          .check(
            z.minLength(1, 'Choose at least one request'),
            z.maxLength(BULK_IDS_MAX, `At most ${BULK_IDS_MAX} requests`),
          ),
      ),
      filter: z.optional(helpFilter),
      expectedCount: z.optional(z.int().check(z.nonnegative())),
      clientRequestId,
    })
    .check(
      z.refine(({ requests, filter }) => (requests === undefined) !== (filter === undefined), {
        path: ['requests'],
        error: 'Choose requests either by ids or by a filter',
      }),
      z.refine(({ filter, expectedCount }) => filter === undefined || expectedCount !== undefined, {
        path: ['expectedCount'],
        error: 'State how many requests you expect the filter to find',
      }),
    ),
  status: 201,
  response: job,
  errors: ['CONFLICT'],
});
