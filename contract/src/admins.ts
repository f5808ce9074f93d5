/** The admins of the portal. An admin is invited by another one, and chooses the password by a link. */
import * as z from 'zod/mini';
import { call } from './call.ts';
import { email, id, idParam, instant, personName } from './fields.ts';
import { invitationRefusal } from './invitations.ts';
import { chosenReach, reach } from './reach.ts';
import { deleted } from './trash.ts';

export const admin = z.object({
  id,
  name: z.string(),
  email: z.string(),
  reach,
  /** Has not chosen a password yet. */
  isInvited: z.boolean(),
  /** When the link of an invited admin ends; null for an active one, and before the mail is sent. */
  linkExpiresAt: z.nullable(instant),
  /** Why the mail server has refused the last invitation; null if it has not. */
  invitationRefusal: z.nullable(invitationRefusal),
  /** Null before the first login. */
  lastLoginAt: z.nullable(instant),
});
export type Admin = z.infer<typeof admin>;

export const adminForm = z.object({
  name: personName,
  email,
  /** Absent for an admin who sees everything. */
  reach: z.optional(chosenReach),
});

/** An invitation. With a mail server it is mailed, otherwise the admin who invites passes the link on. */
const invitation = z.object({
  admin,
  /** Null if it is mailed. Not shown again: only a hash of its token is stored. */
  link: z.nullable(z.string()),
});
export type Invitation = z.infer<typeof invitation>;

const byId = z.object({ id: idParam });

export const listAdmins = call({
  name: 'listAdmins',
  method: 'GET',
  path: '/admin/admins',
  access: 'admin',
  reach: 'company',
  right: 'training',
  by: 'list',
  summary:
    'All admins by name, and whether invitations are mailed. A limited admin gets the invitations of their own that wait.',
  response: z.object({
    admins: z.array(admin),
    /** False without `SMTP_URL`: then the answer to an invitation has its link. */
    hasMailServer: z.boolean(),
  }),
});

export const inviteAdmin = call({
  name: 'inviteAdmin',
  method: 'POST',
  path: '/admin/admins',
  access: 'admin',
  reach: 'company',
  right: 'training',
  by: 'input',
  summary:
    'Adds an admin without a password and mails a link to choose one, which works once and for seven days. Without a mail server the answer has the link. A limited admin invites others to companies in which they have the right `training`, with a lesser right.',
  body: adminForm,
  status: 201,
  response: invitation,
  errors: ['EMAIL_TAKEN', 'CONFLICT', 'NOT_FOUND'],
});

export const inviteAdminAgain = call({
  name: 'inviteAdminAgain',
  method: 'POST',
  path: '/admin/admins/:id/invitation',
  access: 'admin',
  reach: 'company',
  right: 'training',
  by: 'input',
  summary: 'Another link for an invited admin; earlier links end. Refused for an active admin.',
  params: byId,
  response: invitation,
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
});

export const changeAdminReach = call({
  name: 'changeAdminReach',
  method: 'PUT',
  path: '/admin/admins/:id',
  access: 'admin',
  reach: 'portal',
  right: 'training',
  by: 'input',
  summary:
    'Changes what another admin sees and may do. What is outside of it ends at once: live channels, downloads and running actions; help requests are no longer assigned to the admin. An invitation that waits and gives more now has a new link, which is mailed. Refused with `CONFLICT` for the own account, so that one admin always sees everything.',
  params: byId,
  body: z.object({ reach: chosenReach }),
  response: admin,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const removeAdmin = call({
  name: 'removeAdmin',
  method: 'DELETE',
  path: '/admin/admins/:id',
  access: 'admin',
  reach: 'company',
  right: 'training',
  by: 'input',
  summary:
    'Moves another admin to the trash; sessions end at once. Refused for the own account, so that one admin always remains. A limited admin withdraws an invitation of their own that waits.',
  params: byId,
  response: deleted,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
