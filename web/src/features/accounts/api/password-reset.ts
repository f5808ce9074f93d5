import {
  type PasswordLink,
  readPasswordLink,
  requestPasswordReset,
  resetPassword as reset,
} from '@portal/contract/accounts';
import { callApi } from '#web/platform/http/client.ts';
import { session } from '#web/platform/session/session-store.ts';
import { saveDeviceToken } from '#web/platform/storage/device-tokens.ts';

/** Requests a reset link by mail. The answer does not reveal whether the account exists. */
export const requestResetLink = (email: string) =>
  callApi(requestPasswordReset, { body: { email } });

/** The account of a mailed link; null if the link does not work, or if it could not be asked for. */
export async function accountOfLink(token: string): Promise<PasswordLink | null> {
  try {
    return await callApi(readPasswordLink, { body: { token }, isRepeatable: true });
  } catch {
    // The form works without the name, and shows what is wrong when it is sent.
    return null;
  }
}

/**
 * Changes the password of the account that the mailed `token` belongs to. Ends all sessions of the account, also in
 * this browser. Returns the email of the account.
 */
export async function resetPassword(token: string, password: string): Promise<string> {
  const { email, deviceToken } = await callApi(reset, { body: { token, password } });
  saveDeviceToken(email, deviceToken);
  session.end('visitor');
  return email;
}
