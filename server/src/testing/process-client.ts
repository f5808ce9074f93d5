/** An admin of a portal in a process of its own. */
import type { Call } from '@portal/contract/call';
import { logInAsAdmin } from '@portal/contract/log-in';
import { PASSWORD } from './factories.ts';
import { freePort } from './free-port.ts';
import { startProcess } from './portal-process.ts';

interface Sent {
  readonly token?: string;
  readonly body?: object;
  readonly form?: FormData;
}

/** Starts the process, and logs the admin in. */
export async function startWithAdmin(
  env: Record<string, string>,
  email: string,
  program?: readonly string[],
) {
  const port = await freePort();
  const portal = startProcess({ ...env, PORT: String(port) }, program);
  await portal.until('is ready');
  return { ...portal, port, ...(await connect(port, email)) };
}

/** Returns functions that make calls as the admin: with one id in the address, or with a form. */
async function connect(port: number, email: string) {
  const send = async (call: Call, path: string, { token = '', body, form }: Sent) => {
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: call.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(form && { body: form }),
    });
    if (!response.ok) throw new Error(`Answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const login = { body: { email, password: PASSWORD } };
  const { token } = (await send(logInAsAdmin, logInAsAdmin.path, login)) as { token: string };
  return {
    call: (call: Call, id: number, body?: object) =>
      send(call, pathOf(call, id), { token, ...(body && { body }) }),
    upload: (call: Call, form: FormData, id = 0) => send(call, pathOf(call, id), { token, form }),
  };
}

const pathOf = ({ path }: Call, id: number) => path.replace(/:\w+/, String(id));
