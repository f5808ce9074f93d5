import { ApiError, referenceOf, refusedPath } from '#web/platform/http/api-error.ts';
import { accountsTexts } from '../texts/catalogue.ts';

type SignUpField = 'name' | 'email' | 'password' | 'companyName' | 'joinCode';

const fields: readonly string[] = ['name', 'email', 'password', 'companyName', 'joinCode'];
const isSignUpField = (path: unknown): path is SignUpField =>
  typeof path === 'string' && fields.includes(path);

/**
 * The message about a failed sign-up (docs/specification-notes.md#13): with the server's reason after a refusal, with
 * the reference after a fault of the portal.
 */
export function signUpFailure(error: unknown): { title: string; description?: string } {
  const { refused, failed: title } = accountsTexts().signUp;
  if (error instanceof ApiError && error.status < 500)
    return { title: refused, description: error.message };
  const description = referenceOf(error);
  return description === null ? { title } : { title, description };
}

/** The field that the server's refusal is about; null if it is about no single field. */
export function refusedField(error: unknown): SignUpField | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'EMAIL_TAKEN' || error.code === 'EMAIL_DOMAIN') return 'email';
  if (error.code === 'JOIN_CODE') return 'joinCode';
  // The company is the only record that a sign-up looks up.
  if (error.code === 'NOT_FOUND' || error.code === 'INVITATION_ONLY') return 'companyName';
  const path = refusedPath(error);
  return isSignUpField(path) ? path : null;
}

/** Whether the company has other rules than those that the form shows, because they were changed since. */
export function showsOldCompany(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    ['NOT_FOUND', 'JOIN_CODE', 'EMAIL_DOMAIN', 'INVITATION_ONLY'].includes(error.code ?? '')
  );
}
