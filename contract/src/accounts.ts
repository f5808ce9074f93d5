import * as z from 'zod/mini';
import { call } from './call.ts';
import {
  chosenCompanyName,
  done,
  doneWithMessage,
  email,
  language,
  newPassword,
  PASSWORD_REQUIRED,
  person,
  personName,
  role,
  token,
} from './fields.ts';
import { JOIN_CODE_LENGTH_MAX, PASSWORD_MAX } from './limits.ts';
import { reach } from './reach.ts';
import { issueText } from './reasons.ts';

export const user = z.extend(person, { role });
export type User = z.infer<typeof user>;

/** The user as only they themselves see them. */
export const ownUser = z.extend(user, {
  /** The language that the user has chosen for screens and mails; null without a choice. */
  language: z.nullable(language),
  /** The language that the user's company has chosen for its people. */
  companyLanguage: z.nullable(language),
  /** All that an admin sees and may do; null for a trainee. */
  reach: z.nullable(reach),
});
export type OwnUser = z.infer<typeof ownUser>;

export const session = z.object({ token: z.string(), user: ownUser });
export type Session = z.infer<typeof session>;

/**
 * The client sends `deviceToken` with the next login to this account from this browser; it stays valid after a logout.
 */
export const startedSession = z.extend(session, { deviceToken: z.string() });
export type StartedSession = z.infer<typeof startedSession>;

/** A password that the server compares with the stored one. */
export const givenPassword = z
  .string(PASSWORD_REQUIRED)
  .check(
    z.minLength(1, PASSWORD_REQUIRED),
    z.maxLength(PASSWORD_MAX, issueText('tooLong', { max: PASSWORD_MAX })),
  );

export const credentials = z.object({ email, password: givenPassword });

export const emailForm = z.object({ email });

/** The token of the mailed link and the password of the sign-up. */
export const confirmSignUpForm = z.object({ token, password: givenPassword });

export const loginForm = z.extend(credentials, {
  /** A wrong, foreign or expired token means an unknown browser. */
  deviceToken: z.optional(token),
});

export const signUpForm = z.object({
  name: personName,
  email,
  password: newPassword,
  companyName: chosenCompanyName,
  /** The token of the sign-up link of the company or of a group, which takes precedence over the company's name. */
  link: z.optional(token),
  /** Needed by a company whose trainees sign up with a code. Case, blanks and hyphens do not matter. */
  joinCode: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(JOIN_CODE_LENGTH_MAX, issueText('tooLong', { max: JOIN_CODE_LENGTH_MAX })),
      ),
  ),
});

export const signUp = call({
  name: 'signUp',
  method: 'POST',
  path: '/auth/signup',
  access: 'public',
  summary:
    'Creates a trainee of an existing company, or mails a link by which the trainee confirms the email first. Any `role` in the body is ignored.',
  body: signUpForm,
  status: 201,
  response: z.extend(doneWithMessage, {
    /** Null while the email is not confirmed: there is no account yet. */
    user: z.nullable(user),
    /** Names the sign-up when another link is requested; null where the account was created at once. */
    waitingToken: z.nullable(z.string()),
  }),
  errors: [
    'EMAIL_TAKEN',
    'NOT_FOUND',
    'JOIN_CODE',
    'EMAIL_DOMAIN',
    'INVITATION_ONLY',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
  ],
});

export const requestConfirmation = call({
  name: 'requestConfirmation',
  method: 'POST',
  path: '/auth/signup/confirmation',
  access: 'public',
  summary:
    'Mails another link to confirm the email of a sign-up, which is named by the token of its answer or of an earlier link. Refused if no mail can be sent now.',
  body: z.object({ token }),
  response: doneWithMessage,
  errors: ['INVALID_CONFIRMATION_LINK', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
});

export const confirmSignUp = call({
  name: 'confirmSignUp',
  method: 'POST',
  path: '/auth/signup/confirm',
  access: 'public',
  summary:
    'Creates the account of a sign-up, by a mailed link and the password of the sign-up. Without the password the owner of a mailbox could be made to confirm the sign-up of another person.',
  body: confirmSignUpForm,
  status: 201,
  response: z.extend(doneWithMessage, { user }),
  errors: [
    'INVALID_CONFIRMATION_LINK',
    'EMAIL_TAKEN',
    'NOT_FOUND',
    'JOIN_CODE',
    'EMAIL_DOMAIN',
    'INVITATION_ONLY',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
  ],
});

export const logOut = call({
  name: 'logOut',
  method: 'POST',
  path: '/auth/logout',
  access: 'signed-in',
  scope: 'own',
  summary: 'Ends the session of the token that is sent.',
  response: done,
});

export const requestPasswordReset = call({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  summary: 'Mails a reset link if the account exists; the answer is the same if it does not.',
  body: emailForm,
  response: doneWithMessage,
  errors: ['TOO_MANY_REQUESTS'],
});

/** The account of a mailed link with which its owner chooses a password. */
export const passwordLink = z.object({
  /** An invitation is for an account that has no password yet. */
  purpose: z.enum(['invitation', 'reset']),
  name: z.string(),
  email: z.string(),
});
export type PasswordLink = z.infer<typeof passwordLink>;

export const readPasswordLink = call({
  name: 'readPasswordLink',
  method: 'POST',
  path: '/auth/reset-password/link',
  access: 'public',
  summary:
    'Whose password a mailed link sets; null for a link that does not work. Uses nothing up, and is a POST so that the token is in no address.',
  body: z.object({ token }),
  response: z.nullable(passwordLink),
  errors: ['TOO_MANY_REQUESTS'],
});

export const resetPassword = call({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  summary:
    "Sets a new password by a mailed link, ends all of the user's sessions and makes this browser a known one.",
  body: z.object({
    token,
    password: newPassword,
  }),
  /** The email of the account whose password was changed, and the device token for its next login. */
  response: z.extend(doneWithMessage, { email: z.string(), deviceToken: z.string() }),
  errors: ['INVALID_RESET_LINK', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
});

export const listUsers = call({
  name: 'listUsers',
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: 'list',
  summary:
    'Every user, without secrets. A limited admin gets the trainees in reach, and themselves.',
  response: z.array(user),
});
