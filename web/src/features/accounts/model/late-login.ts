import type { CredentialProblems, Credentials } from '../api/log-in.ts';
import type { LoginPageRole } from './login-attempts.ts';

/**
 * Checking and sending a login, with the contract it is written in. The login page is shown without
 * them; they come when its form is first touched.
 */
const load = () => import('../api/log-in.ts');

/** Fetches what checks and sends a login, ahead of its use. */
export function prepareLogin(): void {
  // A failure shows when it is needed: sending then tries again.
  load().catch(() => undefined);
}

/** What is wrong with each field; never rejects. */
export async function findProblems(credentials: Credentials): Promise<CredentialProblems> {
  try {
    const { checkCredentials } = await load();
    return checkCredentials(credentials);
  } catch {
    // Unchecked here, the server checks; and if it cannot be reached either, sending says so.
    return {};
  }
}

/** Signs in. Throws what `callApi` throws, and an Error if the code for it cannot be loaded. */
export async function sendLogin(page: LoginPageRole, credentials: Credentials): Promise<void> {
  const { logIn } = await load();
  await logIn(page, credentials);
}
