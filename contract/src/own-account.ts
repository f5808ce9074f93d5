/** The account of the caller: name, password, sessions and language. */
import * as z from 'zod/mini';
import { givenPassword, ownUser } from './accounts.ts';
import { call } from './call.ts';
import { device } from './devices.ts';
import {
  done,
  doneWithMessage,
  id,
  idParam,
  instant,
  language,
  newPassword,
  personName,
} from './fields.ts';

/** A login of the caller that has not ended. */
export const ownSession = z.object({
  id,
  /** Null if unknown. */
  device: z.nullable(device),
  startedAt: instant,
  /** The last call or sign of life of an open page, stored every few minutes. */
  lastUsedAt: instant,
  /** The session of this call. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const getOwnAccount = call({
  name: 'getOwnAccount',
  method: 'GET',
  path: '/me',
  access: 'signed-in',
  scope: 'own',
  summary:
    'The caller as other users see them now, with the languages that the caller and the company have chosen.',
  response: ownUser,
});

export const nameForm = z.object({ name: personName });

export const changeOwnName = call({
  name: 'changeOwnName',
  method: 'PUT',
  path: '/me/name',
  access: 'signed-in',
  scope: 'own',
  summary: 'Changes the caller’s name. Activity records keep the name that it was then.',
  body: nameForm,
  response: ownUser,
  errors: ['TOO_MANY_REQUESTS'],
});

export const changeOwnPassword = call({
  name: 'changeOwnPassword',
  method: 'POST',
  path: '/me/password',
  access: 'signed-in',
  scope: 'own',
  summary:
    'Sets a new password. Ends all other sessions of the caller, makes only this browser a known one, and ends mailed links. A wrong current password is 400, because 401 means that the session has ended.',
  body: z.object({ currentPassword: givenPassword, password: newPassword }),
  /** The device token for the next login in this browser. */
  response: z.extend(doneWithMessage, { deviceToken: z.string() }),
  errors: ['CONFLICT', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
});

export const changeOwnLanguage = call({
  name: 'changeOwnLanguage',
  method: 'PUT',
  path: '/me/language',
  access: 'signed-in',
  scope: 'own',
  summary:
    'Chooses the language of the caller’s screens and mails, also of mails that wait in the mail queue.',
  body: z.object({ language }),
  response: ownUser,
});

export const listOwnSessions = call({
  name: 'listOwnSessions',
  method: 'GET',
  path: '/me/sessions',
  access: 'signed-in',
  scope: 'own',
  summary: 'The caller’s sessions: this one, then the newest 100 by their last use.',
  response: z.array(ownSession),
});

export const endOwnSession = call({
  name: 'endOwnSession',
  method: 'DELETE',
  path: '/me/sessions/:id',
  access: 'signed-in',
  scope: 'own',
  summary: 'Ends a session of the caller; its live channel is closed at once.',
  params: z.object({ id: idParam }),
  response: done,
  errors: ['NOT_FOUND'],
});

export const endOtherSessions = call({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/me/sessions',
  access: 'signed-in',
  scope: 'own',
  summary: 'Ends all sessions of the caller except the one of this call.',
  response: z.extend(done, { ended: z.int() }),
});
