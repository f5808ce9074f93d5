import { credentials, type loginForm, type StartedSession } from '@portal/contract/accounts';
import { logIn as call, logInAsAdmin } from '@portal/contract/log-in';
import * as z from 'zod/mini';
import { ApiError } from '#web/platform/http/api-error.ts';
import { callApi } from '#web/platform/http/client.ts';
import { loadReasons } from '#web/platform/language/load-reasons.ts';
import { session } from '#web/platform/session/session-store.ts';
import { readDeviceToken, saveDeviceToken } from '#web/platform/storage/device-tokens.ts';
import { type LoginAttempt, type LoginPageRole, loginAttempts } from '../model/login-attempts.ts';

export type Credentials = z.output<typeof credentials>;

/** The first problem of each field. */
export type CredentialProblems = { readonly [Field in keyof Credentials]?: string | undefined };

/** Returns null if there is no problem. */
export async function problemsOf(form: Credentials): Promise<CredentialProblems | null> {
  const { error } = credentials.safeParse(form);
  if (error === undefined) return null;
  const { issueMessage } = await loadReasons();
  const { email, password } = z.flattenError(error).fieldErrors;
  return { email: email?.map(issueMessage)[0], password: password?.map(issueMessage)[0] };
}

const callFor = { 'as-admin': logInAsAdmin, 'as-any-role': call } as const;

/** Logs in. The pages for visitors then redirect by themselves. Throws what `callApi` throws. */
export async function logIn(page: LoginPageRole, form: Credentials): Promise<void> {
  const { email } = form;
  const known = readDeviceToken(email);
  const body = known === null ? form : { ...form, deviceToken: known };
  const { deviceToken, ...started } = await tryInOrder(loginAttempts(page, email), body);
  saveDeviceToken(email, deviceToken);
  session.start(started);
}

/** Makes the attempts in order until one is not answered with 401. */
async function tryInOrder(
  [attempt, ...later]: readonly [LoginAttempt, ...LoginAttempt[]],
  body: z.output<typeof loginForm>,
): Promise<StartedSession> {
  try {
    return await callApi(callFor[attempt], { body });
  } catch (error) {
    const [next, ...rest] = later;
    const isRefused = error instanceof ApiError && error.status === 401;
    if (!isRefused || next === undefined) throw error;
    return tryInOrder([next, ...rest], body);
  }
}
