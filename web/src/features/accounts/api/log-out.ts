import { logOut as call } from '@portal/contract/accounts';
import { ApiError } from '#web/platform/http/api-error.ts';
import { callApi } from '#web/platform/http/client.ts';
import { session } from '#web/platform/session/session-store.ts';
import { toast } from '#web/ui/toast.ts';
import { loginTexts } from '../login/texts/catalogue.ts';

/** Ends the session in this browser at once, and on the server without waiting for the answer. */
export function logOut(): void {
  const { status } = session.current();
  if (status === 'signed-out') return;
  if (status !== 'ended') endOnServer();
  session.end('logged-out');
}

function endOnServer(): void {
  callApi(call, { keepalive: true }).catch((error: unknown) => {
    // 401 means that the server had already ended the session.
    if (error instanceof ApiError && error.status === 401) return;
    toast.warning(loginTexts().loggedOutHereOnly);
  });
}
