import { logOut as call } from '@portal/contract/accounts';
import { ApiError } from '#web/platform/http/api-error.ts';
import { callApi } from '#web/platform/http/client.ts';
import { session } from '#web/platform/session/session-store.ts';
import { showToast } from '#web/platform/toasts/show-toast.ts';

/** Ends the session here at once and, with whatever time it takes, on the server. */
export function logOut(): void {
  const { status } = session.current();
  if (status === 'signed-out') return;
  if (status !== 'ended') endOnServer();
  session.end('logged-out');
}

function endOnServer(): void {
  callApi(call, { keepalive: true }).catch((error: unknown) => {
    // Refused means that the server had ended it already.
    if (error instanceof ApiError && error.status === 401) return;
    showToast('warning', 'You are logged out on this device, but the server could not be told.');
  });
}
