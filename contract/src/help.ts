import * as z from 'zod/mini';
import { call } from './call.ts';
import { companyRef, id, idParam, instant, optionalText, text } from './fields.ts';
import { ADMIN_NOTES_MAX, HELP_MESSAGE_MAX } from './limits.ts';

export const helpStatus = z.enum(['PENDING', 'IN_PROGRESS', 'RESOLVED', 'CLOSED']);
export type HelpStatus = z.infer<typeof helpStatus>;

const moduleRef = z.object({ id, name: z.string() });

export const ownHelpRequest = z.object({
  id,
  status: helpStatus,
  createdAt: instant,
  updatedAt: instant,
  message: z.string(),
  moduleId: z.nullable(id),
  module: z.nullable(moduleRef),
  adminNotes: z.nullable(z.string()),
});
export type OwnHelpRequest = z.infer<typeof ownHelpRequest>;

export const helpRequest = z.object({
  ...ownHelpRequest.shape,
  trainee: z.object({ id, name: z.string(), email: z.string(), company: z.nullable(companyRef) }),
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
  }),
  status: 201,
  response: ownHelpRequest,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const listOwnHelpRequests = call({
  name: 'listOwnHelpRequests',
  method: 'GET',
  path: '/trainee/help',
  access: 'trainee',
  summary: 'One’s own help requests with status and notes, newest first.',
  response: z.array(ownHelpRequest),
});

export const listHelpRequests = call({
  name: 'listHelpRequests',
  method: 'GET',
  path: '/admin/help-requests',
  access: 'admin',
  summary: 'Help requests of all companies, newest first.',
  query: z.object({ status: z.optional(helpStatus), company: z.optional(idParam) }),
  response: z.array(helpRequest),
});

export const updateHelpRequest = call({
  name: 'updateHelpRequest',
  method: 'PUT',
  path: '/admin/help-requests/:id',
  access: 'admin',
  summary: 'Sets status and notes; absent notes stay, null clears them.',
  params: z.object({ id: idParam }),
  body: z.object({
    status: helpStatus,
    adminNotes: z.optional(z.nullable(optionalText(ADMIN_NOTES_MAX))),
  }),
  response: helpRequest,
  errors: ['NOT_FOUND'],
});
