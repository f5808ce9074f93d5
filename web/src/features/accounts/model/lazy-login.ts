import type { CredentialProblems, Credentials } from '../api/log-in.ts';
import type { LoginPageRole } from './login-attempts.ts';

/**
 * The code that checks and sends a login, with its part of the contract. The login page is shown without it; it is
 * loaded when the form is first touched.
 */
const load = () => import('../api/log-in.ts');

/** Loads the code that sends a login before it is needed. */
export function preloadLogin(): void {
  // Sending loads the code again and reports a failure.
  load().catch(() => undefined);
}

/**
 * Logs in, or returns the problems of the form. Throws what `callApi` throws, and an Error if the code cannot be loaded.
 */
export async function sendLogin(
  page: LoginPageRole,
  form: Credentials,
): Promise<CredentialProblems | null> {
  const { logIn, problemsOf } = await load();
  const problems = await problemsOf(form);
  if (problems === null) await logIn(page, form);
  return problems;
}
