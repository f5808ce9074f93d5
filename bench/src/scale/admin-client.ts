import type { Session } from '@portal/contract/accounts';
import { ADMIN } from './accounts.ts';

/** A client with the session of the admin whom `fill` has made. */
export async function signInAsAdmin(origin: string) {
  const send = async <T>(
    method: string,
    path: string,
    body: object | null,
    headers: Record<string, string>,
  ): Promise<T> => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { ...headers, ...(body === null ? {} : { 'content-type': 'application/json' }) },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${answer}`);
    return JSON.parse(answer) as T;
  };
  const login = { email: ADMIN.email, password: ADMIN.password };
  const { token } = await send<Session>('POST', '/auth/admin/login', login, {});
  return {
    token,
    send: <T>(method: string, path: string, body: object | null = null): Promise<T> =>
      send(method, path, body, { authorization: `Bearer ${token}` }),
  };
}
