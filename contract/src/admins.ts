/** The admins of the portal. An admin is invited by another one, and chooses the password by a link. */
import * as z from 'zod/mini';
import { call } from './call.ts';
import { email, id, idParam, instant, personName } from './fields.ts';
import { invitationRefusal } from './invitations.ts';
import { deleted } from './trash.ts';

export const admin = z.object({
  id,
  name: z.string(),
  email: z.string(),
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

export const adminForm = z.object({ name: personName, email });

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
  summary: 'All admins by name, and whether invitations are mailed.',
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
  summary:
    'Adds an admin without a password and mails a link to choose one, which works once and for seven days. Without a mail server the answer has the link.',
  body: adminForm,
  status: 201,
  response: invitation,
  errors: ['EMAIL_TAKEN', 'CONFLICT'],
});

export const inviteAdminAgain = call({
  name: 'inviteAdminAgain',
  method: 'POST',
  path: '/admin/admins/:id/invitation',
  access: 'admin',
  summary: 'Another link for an invited admin; earlier links end. Refused for an active admin.',
  params: byId,
  response: invitation,
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
});

export const removeAdmin = call({
  name: 'removeAdmin',
  method: 'DELETE',
  path: '/admin/admins/:id',
  access: 'admin',
  summary:
    'Moves another admin to the trash; sessions end at once. Refused for the own account, so that one admin always remains.',
  params: byId,
  response: deleted,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
