/**
 * Compares the cost of reading in a portal with a million messages and in one with a thousand:
 *
 *     npm run bench:long-conversations
 *
 * One user in twenty rooms requests the room list, the unread count, and the newest, a middle and the oldest page of a
 * conversation. The two portals alternate call by call, so that a slow minute of the machine slows both. With
 * DATABASE_URL (a server on which databases may be created) it runs on PostgreSQL.
 */
import { randomUUID } from 'node:crypto';
import type { Session } from '@portal/contract/accounts';
import type { ChatRoom } from '@portal/contract/chat';
import { sql } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { openResources } from '../../../server/src/open-resources.ts';
import { readSettings } from '../../../server/src/settings.ts';
import { median, printTable } from '../figures.ts';
import { openRooms, signUpPeople } from './people.ts';
import { type PortalProcess, startPortalProcess } from './portal-process.ts';

const ROOMS = 20;
const TIMES = 200;

interface Talked {
  readonly portal: PortalProcess;
  readonly reader: Session;
  readonly room: ChatRoom;
  readonly perRoom: number;
}

await using stack = new AsyncDisposableStack();
const few = await talk(1_000);
const many = await talk(1_000_000);

const calls: readonly [name: string, pathOf: (talked: Talked) => string][] = [
  ['room list', () => '/chat/rooms'],
  ['unread count', () => '/chat/unread-count'],
  ['newest page', ({ room }) => pageOf(room, '')],
  ['middle page', ({ room, perRoom }) => pageOf(room, `&before=${Math.ceil(perRoom / 2)}`)],
  ['deepest page', ({ room }) => pageOf(room, '&before=51')],
  ['what is new', ({ room, perRoom }) => pageOf(room, `&after=${perRoom}`)],
];

const rows: Record<string, string | number>[] = [];
for (const [call, pathOf] of calls) {
  const times: [few: number[], many: number[]] = [[], []];
  for (let i = 0; i < TIMES; i += 1) {
    times[0].push(await ask(few, pathOf(few)));
    times[1].push(await ask(many, pathOf(many)));
  }
  const [least, most] = [median(times[0]), median(times[1])];
  rows.push({
    call,
    'ms of 1,000': least.toFixed(2),
    'ms of 1,000,000': most.toFixed(2),
    ratio: (most / least).toFixed(2),
    verdict: most / least > 1.5 ? 'OVER 1.5' : '',
  });
}
printTable(rows);
if (rows.some(({ verdict }) => verdict !== '')) process.exitCode = 1;

function pageOf({ id }: ChatRoom, rest: string): string {
  return `/chat/rooms/${id}/messages?markRead=false${rest}`;
}

async function ask({ portal, reader }: Talked, path: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${portal.origin}/api${path}`, {
    headers: { authorization: `Bearer ${reader.token}` },
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return performance.now() - start;
}

/** Starts a portal with this number of messages, spread evenly over the rooms of one user. */
async function talk(messages: number): Promise<Talked> {
  const env = await databaseOfItsOwn();
  const portal = stack.use(await startPortalProcess(env));
  const [reader, ...others] = await signUpPeople(portal.origin, ROOMS + 1);
  if (reader === undefined) throw new Error('There is no user to read');
  const rooms: ChatRoom[] = [];
  for (const other of others) rooms.push(...(await openRooms(portal.origin, [reader, other])));
  const [room] = rooms;
  if (room === undefined) throw new Error('There is no room');
  await portal.kill();
  const perRoom = messages / ROOMS;
  await fill({ ...env, DATA_DIR: portal.dataDir }, rooms, perRoom);
  await portal.start();
  return { portal, reader, room, perRoom };
}

async function databaseOfItsOwn(): Promise<Record<string, string>> {
  const server = process.env['DATABASE_URL'];
  if (server === undefined) return {};
  const url = new URL(server);
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  stack.defer(() => administer(server, `drop database ${name} with (force)`));
  url.pathname = `/${name}`;
  return { DATABASE_URL: url.href };
}

async function administer(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Writes directly into the database: a million requests would take longer than the measurement. */
async function fill(
  env: Record<string, string>,
  rooms: readonly ChatRoom[],
  perRoom: number,
): Promise<void> {
  await using resources = await openResources(readSettings(env), pino({ level: 'silent' }));
  const { db } = resources;
  for (const { id, participants } of rooms) {
    const [one, two] = participants.map(({ user }) => user.id);
    await sql`
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < cast(${perRoom} as integer))
      insert into chat_messages (room_id, seq, sender_id, content, created_at)
      select cast(${id} as bigint), n, case when n % 2 = 0 then cast(${one} as bigint) else cast(${two} as bigint) end,
        'What was said as number ' || n || ' of this conversation', 1700000000000 + n
      from numbers`.execute(db);
    await db.updateTable('chat_rooms').set({ last_seq: perRoom }).where('id', '=', id).execute();
    await db
      .updateTable('chat_members')
      .set({ unread_count: perRoom / 2, visible_at: 1, has_written: 1 })
      .where('room_id', '=', id)
      .execute();
  }
}
