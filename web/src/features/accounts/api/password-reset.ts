import { requestPasswordReset, resetPassword as reset } from '@portal/contract/accounts';
import { callApi } from '#web/platform/http/client.ts';
import { session } from '#web/platform/session/session-store.ts';
import { saveDeviceToken } from '#web/platform/storage/device-tokens.ts';

/** Requests a reset link by mail. The answer does not reveal whether the account exists. */
export const requestResetLink = (email: string) =>
  callApi(requestPasswordReset, { body: { email } });

/**
 * Changes the password of the account that the mailed `token` belongs to. Ends all sessions of the account, also in
 * this browser. Returns the message of the server.
 */
export async function resetPassword(token: string, password: string): Promise<string> {
  const { email, deviceToken, message } = await callApi(reset, { body: { token, password } });
  saveDeviceToken(email, deviceToken);
  session.end('visitor');
  return message;
}
