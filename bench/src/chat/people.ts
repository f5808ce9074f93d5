/** Users who chat, created through the API. */
import type { Session } from '@portal/contract/accounts';
import type { ChatRoom } from '@portal/contract/chat';
import { ADMIN } from '../servers/portal-process.ts';
import { send } from '../servers/send.ts';

const COMPANY = 'Bench';
const PASSWORD = 'interleaved-pairs';

export async function signUpPeople(origin: string, count: number): Promise<Session[]> {
  const admin = await send<Session>(origin, 'POST', '/auth/admin/login', { body: ADMIN });
  const form = new FormData();
  form.set('name', COMPANY);
  await send(origin, 'POST', '/admin/companies', { token: admin.token, form });
  const people: Session[] = [];
  for (let i = 0; i < count; i += 1) {
    const login = { email: `talker${i}@bench.test`, password: PASSWORD };
    const body = { ...login, name: `Talker ${i}`, companyName: COMPANY };
    await send(origin, 'POST', '/auth/signup', { body });
    people.push(await send<Session>(origin, 'POST', '/auth/login', { body: login }));
  }
  return people;
}

/** Opens the room of each two of them. */
export async function openRooms(origin: string, people: readonly Session[]): Promise<ChatRoom[]> {
  const rooms: ChatRoom[] = [];
  for (const [i, { token }] of people.entries())
    for (const { user } of people.slice(i + 1))
      rooms.push(await send<ChatRoom>(origin, 'GET', `/chat/direct/${user.id}`, { token }));
  return rooms;
}
