/**
 * The rules of the fields of a login, which a browser checks before it has loaded the schemas. `fields.ts` and
 * `accounts.ts` make the schemas from the same limits and messages.
 */
import { EMAIL_MAX, PASSWORD_MAX } from './limits.ts';
import { tooLongMessage } from './messages.ts';

export const EMAIL_REQUIRED = 'Email is required';
export const EMAIL_WRONG = 'Please enter a valid email address';
export const PASSWORD_REQUIRED = 'Password is required';

/**
 * The common form of an address: ASCII, with dots only between other characters and no apostrophe before the @, and a
 * domain with a dot.
 */
export const EMAIL_PATTERN =
  /^[A-Za-z0-9_'+-]+(?:\.[A-Za-z0-9_'+-]+)*(?<!')@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** The first problem that the schema `email` reports. */
export function emailProblem(given: string): string | undefined {
  const email = given.trim();
  if (email === '') return EMAIL_REQUIRED;
  if (email.length > EMAIL_MAX) return tooLongMessage(EMAIL_MAX);
  return EMAIL_PATTERN.test(email) ? undefined : EMAIL_WRONG;
}

/** The first problem that the schema `givenPassword` reports. */
export function givenPasswordProblem(password: string): string | undefined {
  if (password === '') return PASSWORD_REQUIRED;
  return password.length > PASSWORD_MAX ? tooLongMessage(PASSWORD_MAX) : undefined;
}
