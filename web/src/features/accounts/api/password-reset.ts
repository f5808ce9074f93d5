import { requestPasswordReset, resetPassword as reset } from '@portal/contract/accounts';
import { callApi } from '#web/platform/http/client.ts';
import { session } from '#web/platform/session/session-store.ts';
import { saveDeviceToken } from '#web/platform/storage/device-tokens.ts';

/** Has a reset link mailed, if the account exists; the answer does not tell. */
export const requestResetLink = (email: string) =>
  callApi(requestPasswordReset, { body: { email } });

/**
 * Changes the password that the mailed `token` is for; all its sessions end, this browser's too. Returns the message of
 * the server.
 */
export async function resetPassword(token: string, password: string): Promise<string> {
  const { email, deviceToken, message } = await callApi(reset, { body: { token, password } });
  saveDeviceToken(email, deviceToken);
  session.end('visitor');
  return message;
}
