import type { StartedSession } from '@portal/contract/accounts';
import type { Login } from '../login/send-login.ts';
import { send } from './send.ts';

export interface Colleague extends StartedSession {
  /** With the token of the browser that has logged in. */
  readonly login: Login;
}

/** Signs trainees of the company up and logs them in. */
export async function addColleagues(origin: string, count: number): Promise<Colleague[]> {
  const colleagues: Colleague[] = [];
  for (let i = 1; i <= count; i += 1) {
    const login = { email: `colleague${i}@bench.test`, password: 'interleaved-pairs' };
    const body = { ...login, name: `Colleague ${i}`, companyName: 'Bench' };
    await send(origin, 'POST', '/auth/signup', { body });
    const session = await send<StartedSession>(origin, 'POST', '/auth/login', { body: login });
    colleagues.push({ ...session, login: { ...login, deviceToken: session.deviceToken } });
  }
  return colleagues;
}
