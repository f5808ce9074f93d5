/** Users who read, send messages and upload pictures at an even pace, whether a portal answers or not. */
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from '@portal/contract/accounts';
import type { ChatMessage } from '@portal/contract/chat';
import { inRoot } from '../../../scripts/set-up/paths.mjs';
import { openRooms, signUpPeople } from '../chat/people.ts';
import { ADMIN } from './portal-process.ts';
import { send } from './send.ts';

const USERS = 25;
/** One in this number of requests is a message. */
const SENT_EVERY = 4;
const UPLOAD_EVERY_MS = 500;
const LOGO = inRoot('fixtures', 'logos', 'brightwater-foods.png');

interface LoadResult {
  readonly counts: { readonly reads: number; readonly messages: number; readonly uploads: number };
  readonly failures: readonly string[];
  /** The number of acknowledged messages that the portal does not have. */
  readonly lost: number;
}

interface Load {
  /** Resolves after the last requests. The portal answers. */
  end(): Promise<LoadResult>;
}

/** @param rate requests in a second */
export async function startLoad(origin: string, rate: number): Promise<Load> {
  const people = await signUpPeople(origin, USERS);
  const [room] = await openRooms(origin, people.slice(0, 2));
  if (room === undefined) throw new Error('There is no room');
  const roomId = room.id;
  const counts = { reads: 0, messages: 0, uploads: 0 };
  const failures: string[] = [];
  const acknowledged = new Set<number>();
  let isDone = false;
  const ended = Promise.all([...people.map(use), uploadRepeatedly()]);

  async function use(person: Session, number: number): Promise<void> {
    const everyMs = (1_000 * USERS) / rate;
    const talks = number < 2;
    for (let i = 0; !isDone; i += 1) {
      const next = performance.now() + everyMs;
      if (talks && i % SENT_EVERY === 0) await sayOne(person);
      else await attempt('reads', () => send(origin, 'GET', '/trainee/dashboard', person));
      await pause(Math.max(0, next - performance.now()));
    }
  }

  async function sayOne({ token, user }: Session): Promise<void> {
    const body = { chatRoomId: roomId, senderId: user.id, content: 'Still there?' };
    const message = await attempt('messages', () =>
      send<ChatMessage>(origin, 'POST', '/chat/send', { token, body }),
    );
    if (message !== null) acknowledged.add(message.seq);
  }

  async function uploadRepeatedly(): Promise<void> {
    const { token } = await send<Session>(origin, 'POST', '/auth/admin/login', { body: ADMIN });
    const logo = new Blob([await readFile(LOGO)], { type: 'image/png' });
    for (let i = 0; !isDone; i += 1) {
      const form = new FormData();
      form.set('name', `Company ${i}`);
      form.set('logo', logo, 'logo.png');
      await attempt('uploads', () => send(origin, 'POST', '/admin/companies', { token, form }));
      await pause(UPLOAD_EVERY_MS);
    }
  }

  async function attempt<T>(
    kind: keyof typeof counts,
    request: () => Promise<T>,
  ): Promise<T | null> {
    counts[kind] += 1;
    try {
      return await request();
    } catch (error) {
      failures.push(`${kind}: ${error instanceof Error ? error.message.slice(0, 120) : error}`);
      return null;
    }
  }

  /** The acknowledged messages that the room has. */
  async function countStored(): Promise<number> {
    const { token = '' } = people[0] ?? {};
    let stored = 0;
    for (let before = Math.max(0, ...acknowledged) + 1; before > 1; ) {
      const path = `/chat/rooms/${roomId}/messages?before=${before}`;
      const page = await send<ChatMessage[]>(origin, 'GET', path, { token });
      if (page.length === 0) return stored;
      stored += page.filter(({ seq }) => acknowledged.has(seq)).length;
      before = Math.min(...page.map(({ seq }) => seq));
    }
    return stored;
  }

  return {
    async end() {
      isDone = true;
      await ended;
      return { counts, failures, lost: acknowledged.size - (await countStored()) };
    },
  };
}
