/** A portal with colleagues and chats, and the calls that its users make most often. */
import { randomUUID } from 'node:crypto';
import type { Session } from '@portal/contract/accounts';
import type { ChatRoom } from '@portal/contract/chat';
import type { ModuleProgress } from '@portal/contract/learning';
import type { MeasuredServer } from '../measure.ts';
import { type PortalOptions, type PortalServer, startPortal } from './portal.ts';
import { send } from './send.ts';

const MODULES = 9;
const COLLEAGUES = 31;
const ROOMS = 20;
const MESSAGES = 30;

export interface FullPortal extends AsyncDisposable {
  /** The calls by name. */
  readonly calls: ReadonlyMap<string, MeasuredServer>;
  readonly portal: PortalServer;
}

/** With 32 trainees. */
export async function startFullPortal(
  options: Omit<PortalOptions, 'modules'>,
): Promise<FullPortal> {
  await using starting = new AsyncDisposableStack();
  const portal = starting.use(await startPortal({ ...options, modules: MODULES }));
  const origin = new URL(portal.url).origin;
  const room = await addChats(origin, portal.trainee, await addColleagues(origin));
  const calls = await callsOf(portal, room);
  const started = starting.move();
  return { calls, portal, [Symbol.asyncDispose]: () => started.disposeAsync() };
}

async function addColleagues(origin: string): Promise<Session[]> {
  const colleagues: Session[] = [];
  for (let i = 1; i <= COLLEAGUES; i += 1) {
    const login = { email: `colleague${i}@bench.test`, password: 'interleaved-pairs' };
    const body = { ...login, name: `Colleague ${i}`, companyName: 'Bench' };
    await send(origin, 'POST', '/auth/signup', { body });
    colleagues.push(await send<Session>(origin, 'POST', '/auth/login', { body: login }));
  }
  return colleagues;
}

/** A conversation of {@link MESSAGES} messages, and rooms with a message each. Returns the room of the conversation. */
async function addChats(
  origin: string,
  trainee: Session,
  colleagues: readonly Session[],
): Promise<ChatRoom> {
  const rooms: ChatRoom[] = [];
  const say = ({ token, user }: Session, room: ChatRoom, content: string) =>
    send(origin, 'POST', '/chat/send', {
      token,
      body: {
        chatRoomId: room.id,
        content,
        senderId: user.id,
        clientMessageId: randomUUID(),
      },
    });
  for (const colleague of colleagues.slice(0, ROOMS)) {
    const path = `/chat/direct/${trainee.user.id}`;
    const room = await send<ChatRoom>(origin, 'GET', path, { token: colleague.token });
    await say(colleague, room, 'Where do I find the first-aid box on the second floor?');
    rooms.push(room);
  }
  const [room] = rooms;
  const [colleague] = colleagues;
  if (room === undefined || colleague === undefined) throw new Error('There are no rooms');
  for (let i = 1; i < MESSAGES; i += 1)
    await say(
      i % 2 === 0 ? colleague : trainee,
      room,
      `Message ${i} is about as long as most are.`,
    );
  return room;
}

/** The calls as the web app makes them. */
async function callsOf(
  { url, pid, admin, trainee }: PortalServer,
  room: ChatRoom,
): Promise<Map<string, MeasuredServer>> {
  const { origin } = new URL(url);
  const by = ({ token }: Session, path: string): MeasuredServer => ({
    url: `${origin}/api${path}`,
    headers: { authorization: `Bearer ${token}` },
    pid,
  });
  const [module] = await send<ModuleProgress[]>(origin, 'GET', '/trainee/modules', trainee);
  if (module === undefined) throw new Error('There are no modules');
  const unread = by(trainee, '/chat/unread-count');
  const rooms = by(trainee, '/chat/rooms');
  const conversation = by(trainee, `/chat/rooms/${room.id}/messages?limit=${MESSAGES}`);
  return new Map([
    ['dashboard', by(trainee, '/trainee/dashboard')],
    ['unread messages', unread],
    ['unread messages, unchanged', unchanged(unread)],
    ['module page', by(trainee, `/trainee/modules/${module.moduleId}`)],
    ['rooms', rooms],
    ['rooms, unchanged', unchanged(rooms)],
    ['conversation', conversation],
    ['conversation, unchanged', unchanged(conversation)],
    ['list of trainees', by(admin, '/admin/trainees?page=1')],
  ]);
}

/** The call of a client that has the current answer, which is answered with 304. */
const unchanged = (call: MeasuredServer): MeasuredServer => ({
  ...call,
  currentHeaders: async () => {
    // The first call may mark messages as read, which is a change.
    await etagOf(call);
    return { 'if-none-match': await etagOf(call) };
  },
});

async function etagOf({ url, headers }: MeasuredServer): Promise<string> {
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  const etag = response.headers.get('etag');
  if (etag === null) throw new Error(`${url} has no ETag`);
  return etag;
}
