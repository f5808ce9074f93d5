import * as z from 'zod/mini';
import { call } from './call.ts';
import {
  clientMadeId,
  countParam,
  done,
  id,
  idParam,
  instant,
  optionalText,
  person,
  text,
} from './fields.ts';
import { ADMIN_NOTES_MAX, HELP_MESSAGE_MAX, PAGE_SIZE_MAX } from './limits.ts';

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
});
export type OwnHelpRequest = z.infer<typeof ownHelpRequest>;

export const helpRequest = z.object({
  ...helpRequestFields,
  trainee: person,
});
export type HelpRequest = z.infer<typeof helpRequest>;

export const askForHelp = call({
  name: 'askForHelp',
  method: 'POST',
  path: '/trainee/help',
  access: 'trainee',
  summary: 'Asks the administrators for help, about a module or in general.',
  body: z.object({
    moduleId: z.optional(z.nullable(id)),
    message: text(HELP_MESSAGE_MAX, 'Please enter a message'),
    /** Sent twice, it creates one request; with another message or module the second one is refused. */
    clientRequestId: z.optional(clientMadeId('Not a request id')),
  }),
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
  summary: 'One’s own help requests with status and notes, newest first.',
  response: z.array(ownHelpRequest),
});

export const markHelpSeen = call({
  name: 'markHelpSeen',
  method: 'POST',
  path: '/trainee/help/seen',
  access: 'trainee',
  scope: 'own',
  summary:
    'The trainee has seen their requests as they stood at `upTo`: those are no news any more.',
  body: z.object({ upTo: instant }),
  response: done,
});

const byId = z.object({ id: idParam });

export const listHelpRequests = call({
  name: 'listHelpRequests',
  method: 'GET',
  path: '/admin/help-requests',
  access: 'admin',
  summary:
    'Help requests of all companies, newest first. All of them without `pageSize`; with it that many, older than the request `before` where one is named.',
  query: z.object({
    status: z.optional(helpStatus),
    company: z.optional(idParam),
    before: z.optional(idParam),
    pageSize: z.optional(countParam(PAGE_SIZE_MAX)),
  }),
  response: z.array(helpRequest),
});

export const countPendingHelp = call({
  name: 'countPendingHelp',
  method: 'GET',
  path: '/admin/help-requests/pending-count',
  access: 'admin',
  summary: 'How many help requests are PENDING: the badge in the sidebar.',
  response: z.object({ pendingCount: z.int() }),
});

export const updateHelpRequest = call({
  name: 'updateHelpRequest',
  method: 'PUT',
  path: '/admin/help-requests/:id',
  access: 'admin',
  summary:
    'Sets status and notes; absent notes stay, null clears them. With `updatedAt`, refused where somebody changed the request since; `details.request` is how it stands now.',
  params: byId,
  body: z.object({
    status: helpStatus,
    adminNotes: z.optional(z.nullable(optionalText(ADMIN_NOTES_MAX))),
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
});
export type HelpRequestChange = z.infer<typeof helpRequestChange>;

export const listHelpRequestChanges = call({
  name: 'listHelpRequestChanges',
  method: 'GET',
  path: '/admin/help-requests/:id/changes',
  access: 'admin',
  summary: 'Who changed a help request, what and when; the latest change first.',
  params: byId,
  response: z.array(helpRequestChange),
  errors: ['NOT_FOUND'],
});
