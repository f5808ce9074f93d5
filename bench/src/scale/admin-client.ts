import type { Session } from '@portal/contract/accounts';
import { ADMIN } from './accounts.ts';

/** A client with the session of the admin whom `fill` has made. */
export const signInAsAdmin = (origin: string) =>
  signIn(origin, '/auth/admin/login', { email: ADMIN.email, password: ADMIN.password });

/** A client with a new session. */
async function signIn(origin: string, path: string, login: object) {
  const request = async (
    method: string,
    path: string,
    body: object | null,
    headers: Record<string, string>,
  ): Promise<string> => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { ...headers, ...(body === null ? {} : { 'content-type': 'application/json' }) },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${answer}`);
    return answer;
  };
  const { token } = JSON.parse(await request('POST', path, login, {})) as Session;
  return {
    token,
    /** Returns the body of the answer. */
    async send<T>(method: string, path: string, body: object | null = null): Promise<T> {
      const answer = await request(method, path, body, { authorization: `Bearer ${token}` });
      return (answer === '' ? null : JSON.parse(answer)) as T;
    },
  };
}
