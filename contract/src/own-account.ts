/** The account of the caller: name, password, sessions and the language of mails. */
import * as z from 'zod/mini';
import { givenPassword, user } from './accounts.ts';
import { call } from './call.ts';
import { done, doneWithMessage, id, idParam, instant, newPassword, personName } from './fields.ts';
import { mailLanguage } from './mail-languages.ts';

/** A login of the caller that has not ended. */
export const ownSession = z.object({
  id,
  /** The browser and its system, such as 'Firefox on Android'; null if unknown. */
  device: z.nullable(z.string()),
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
  summary: 'The caller as other users see them now.',
  response: user,
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
  response: user,
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

const ownMailLanguage = z.object({ language: mailLanguage });

export const getMailLanguage = call({
  name: 'getMailLanguage',
  method: 'GET',
  path: '/me/mail-language',
  access: 'signed-in',
  scope: 'own',
  summary: 'The language in which mails to the caller are written.',
  response: ownMailLanguage,
});

export const changeMailLanguage = call({
  name: 'changeMailLanguage',
  method: 'PUT',
  path: '/me/mail-language',
  access: 'signed-in',
  scope: 'own',
  summary:
    'Changes the language of the mails to the caller, also of those that wait in the mail queue.',
  body: ownMailLanguage,
  response: ownMailLanguage,
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
