import * as z from 'zod/mini';
import { call } from './call.ts';
import {
  clientMadeId,
  countParam,
  done,
  groupParam,
  id,
  idParam,
  instant,
  optionalText,
  person,
  searchParam,
  text,
} from './fields.ts';
import { nextCursor } from './headers.ts';
import { ADMIN_NOTES_MAX, HELP_MESSAGE_MAX, PAGE_SIZE_MAX } from './limits.ts';
import { issueText } from './reasons.ts';

export const helpStatus = z.enum(
  ['PENDING', 'IN_PROGRESS', 'RESOLVED', 'CLOSED'],
  'Please select a status',
);
export type HelpStatus = z.infer<typeof helpStatus>;

const moduleRef = z.object({ id, name: z.string() });

const helpRequestFields = {
  id,
  status: helpStatus,
  createdAt: instant,
  updatedAt: instant,
  message: z.string(),
  moduleId: z.nullable(id),
  module: z.nullable(moduleRef),
  adminNotes: z.nullable(z.string()),
};

export const ownHelpRequest = z.object({
  ...helpRequestFields,
  /** An admin has changed the request since the trainee last viewed their requests. */
  hasNews: z.boolean(),
  /** The notes are from a change that the trainee has not viewed, or from the latest one. */
  hasNewNotes: z.boolean(),
});
export type OwnHelpRequest = z.infer<typeof ownHelpRequest>;

/** An admin who can take care of requests. */
export const helpAssignee = z.object({ id, name: z.string() });
export type HelpAssignee = z.infer<typeof helpAssignee>;

export const helpRequest = z.object({
  ...helpRequestFields,
  trainee: person,
  /** The admin who takes care of the request; null if there is none. */
  assignee: z.nullable(helpAssignee),
});
export type HelpRequest = z.infer<typeof helpRequest>;

/** `me`: assigned to the caller; `none`: to no admin. */
export const assigneeFilter = z.enum(['me', 'none']);
export type AssigneeFilter = z.infer<typeof assigneeFilter>;

export const helpForm = z.object({
  moduleId: z.optional(z.nullable(id)),
  message: text(HELP_MESSAGE_MAX, issueText('messageRequired')),
  /** Sent twice, it creates one request; with another message or module the second one is refused. */
  clientRequestId: z.optional(clientMadeId('Not a request id')),
});

export const askForHelp = call({
  name: 'askForHelp',
  method: 'POST',
  path: '/trainee/help',
  access: 'trainee',
  summary: 'Creates a help request, about a module or in general.',
  body: helpForm,
  status: 201,
  response: ownHelpRequest,
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
});

export const listOwnHelpRequests = call({
  name: 'listOwnHelpRequests',
  method: 'GET',
  path: '/trainee/help',
  access: 'trainee',
  scope: 'own',
  summary: 'The caller’s help requests with status and notes, newest first.',
  response: z.array(ownHelpRequest),
});

export const markHelpSeen = call({
  name: 'markHelpSeen',
  method: 'POST',
  path: '/trainee/help/seen',
  access: 'trainee',
  scope: 'own',
  summary: 'Marks the changes of the trainee’s requests up to `upTo` as seen.',
  body: z.object({ upTo: instant }),
  response: done,
});

const byId = z.object({ id: idParam });

const listFilter = {
  status: z.optional(helpStatus),
  company: z.optional(idParam),
  /** The group of the trainee. */
  group: z.optional(groupParam),
  assignee: z.optional(assigneeFilter),
  /** A part of the message, or of the trainee's name or email. */
  search: z.optional(searchParam),
};

/** The place of a request in the list: how urgent its status is, and its id. */
export const helpCursor = z.string().check(z.regex(/^[0-2]-[1-9][0-9]{0,14}$/, 'Not a cursor'));

export const listHelpRequests = call({
  name: 'listHelpRequests',
  method: 'GET',
  path: '/admin/help-requests',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { company: 'company' },
  summary:
    'Help requests of all companies: pending ones first, then those in progress, then the others, each newest first. All of them without `pageSize`, read and sent in batches. With it one page; `X-Next-Cursor` is the start of the next page, and absent on the last one.',
  query: z.object({
    ...listFilter,
    cursor: z.optional(helpCursor),
    pageSize: z.optional(countParam(PAGE_SIZE_MAX)),
  }),
  response: z.array(helpRequest),
  headers: { next: nextCursor(helpCursor) },
});

export const countOpenHelp = call({
  name: 'countOpenHelp',
  method: 'GET',
  path: '/admin/help-requests/open-count',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { company: 'company' },
  summary:
    'The number of help requests that the filter finds and that are not CLOSED: those that `closeHelpRequests` closes with it.',
  query: z.object(listFilter),
  response: z.object({ openCount: z.int() }),
});

export const listHelpAssignees = call({
  name: 'listHelpAssignees',
  method: 'GET',
  path: '/admin/help-requests/assignees',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: 'list',
  summary:
    'The admins to whom a help request can be assigned, by name: those who may answer people whom the caller sees.',
  response: z.array(helpAssignee),
});

export const countPendingHelp = call({
  name: 'countPendingHelp',
  method: 'GET',
  path: '/admin/help-requests/pending-count',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: 'list',
  summary: 'The number of help requests that are PENDING, for the badge in the sidebar.',
  response: z.object({ pendingCount: z.int() }),
});

export const updateHelpRequest = call({
  name: 'updateHelpRequest',
  method: 'PUT',
  path: '/admin/help-requests/:id',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: { helpRequest: 'id' },
  summary:
    'Sets status, notes and assignee; absent notes and an absent assignee stay, null clears them. Refused with `CONFLICT` for an assignee who does not see the trainee. With `updatedAt`, refused if the request has changed since and differs from what is sent; then `details.request` is its present state.',
  params: byId,
  body: z.object({
    status: helpStatus,
    adminNotes: z.optional(z.nullable(optionalText(ADMIN_NOTES_MAX))),
    /** An admin. */
    assigneeId: z.optional(z.nullable(id)),
    /** The `updatedAt` of the request that the admin has seen. */
    updatedAt: z.optional(instant),
  }),
  response: helpRequest,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const helpRequestChange = z.object({
  id,
  changedAt: instant,
  /** The admin's name at that time. */
  adminName: z.string(),
  status: z.object({ before: helpStatus, after: helpStatus }),
  adminNotes: z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  /** The names at that time. */
  assignee: z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) }),
});
export type HelpRequestChange = z.infer<typeof helpRequestChange>;

export const listHelpRequestChanges = call({
  name: 'listHelpRequestChanges',
  method: 'GET',
  path: '/admin/help-requests/:id/changes',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { helpRequest: 'id' },
  summary: 'The changes of a help request with admin and time, the latest first.',
  params: byId,
  response: z.array(helpRequestChange),
  errors: ['NOT_FOUND'],
});
