import type { CredentialProblems, Credentials } from '../api/log-in.ts';
import type { LoginPageRole } from './login-attempts.ts';

/**
 * The code that validates and sends a login, with its part of the contract. The login page is shown without it; it is
 * loaded when the form is first touched.
 */
const load = () => import('../api/log-in.ts');

/** Loads the code that validates and sends a login before it is needed. */
export function preloadLogin(): void {
  // Sending loads the code again and reports a failure.
  load().catch(() => undefined);
}

/** The problem of each field. Never rejects. */
export async function findProblems(credentials: Credentials): Promise<CredentialProblems> {
  try {
    const { checkCredentials } = await load();
    return checkCredentials(credentials);
  } catch {
    // Without this check the server checks the fields; if it is unreachable, sending reports that.
    return {};
  }
}

/** Logs in. Throws what `callApi` throws, and an Error if the code cannot be loaded. */
export async function sendLogin(page: LoginPageRole, credentials: Credentials): Promise<void> {
  const { logIn } = await load();
  await logIn(page, credentials);
}
