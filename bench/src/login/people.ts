/** Users with a known address, and with a known browser if the portal supports that. */
import type { Session } from '@portal/contract/accounts';
import { ADMIN } from '../servers/portal-process.ts';
import { createSender, type Login, sendLogin } from './send-login.ts';

export interface Person {
  readonly login: Login;
  readonly address: string;
  readonly token: string;
}

const COMPANY = 'Bench';
const PASSWORD = 'interleaved-pairs';

export async function addCompany(origin: string): Promise<void> {
  const { token } = (await post(origin, '/auth/admin/login', ADMIN)) as Session;
  const form = new FormData();
  form.set('name', COMPANY);
  const response = await fetch(`${origin}/api/admin/companies`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!response.ok) throw new Error(`No company: ${await response.text()}`);
}

/** Each user signs up and logs in once, from an own address. */
export async function addPeople(origin: string, count: number, group: number): Promise<Person[]> {
  const sender = createSender(origin, 1);
  const people: Person[] = [];
  for (let i = 0; i < count; i += 1) {
    const address = `192.0.${group}.${i + 1}`;
    const login = { email: `person${i}.of${group}@bench.test`, password: PASSWORD };
    const form = { ...login, name: `Person ${i}`, companyName: COMPANY };
    await post(origin, '/auth/signup', form, address);
    const { status, body } = await sendLogin(sender, login, address);
    if (status !== 200) throw new Error(`The login failed: ${body}`);
    const { token, deviceToken } = JSON.parse(body) as Session & { deviceToken?: string };
    people.push({ login: { ...login, deviceToken }, address, token });
  }
  sender.agent.destroy();
  return people;
}

async function post(origin: string, path: string, body: object, address = '192.0.2.1') {
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
