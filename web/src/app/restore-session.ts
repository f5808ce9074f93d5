import type { User } from '@portal/contract/accounts';
import { session } from '../platform/session/session-store.ts';
import { afterRestoreCheck } from './after-restore-check.ts';

/** A server that does not answer within this time in ms counts as unreachable. */
const TIMEOUT_MS = 10_000;

/** Asks the server whether the remembered session is valid, if there is one. Never rejects. */
export async function restoreSession(): Promise<void> {
  const remembered = session.current();
  if (remembered.status !== 'restoring') return;
  const { token, user } = remembered;
  const outcome = await checkSession(user);
  if (afterRestoreCheck(outcome, session.viewed() !== null) === 'keep') session.confirm(token);
  else session.expire(token);
}

async function checkSession(user: User): Promise<unknown> {
  try {
    const { sessionChecks } = await import('./session-checks.ts');
    await sessionChecks[user.role](AbortSignal.timeout(TIMEOUT_MS));
    return null;
  } catch (error) {
    return error;
  }
}
