/**
 * Restarts three processes behind nginx in turn, as a rolling update does, while users read, send and upload, and counts
 * the requests that fail:
 *
 *     npm run drill:restarts -- --restarts 20 --rate 500
 *
 * Starts PostgreSQL, Redis, a bucket and nginx by itself, and installs them from Debian's packages if it may. Ends with an
 * error if a request failed, or a message that was acknowledged is missing.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Session } from '@portal/contract/accounts';
import type { ChatMessage } from '@portal/contract/chat';
import { NEEDS, provision } from '../../scripts/test/provision.mjs';
import { startPostgres, startRedis } from '../../scripts/test/servers.mjs';
import { startS3TestService } from '../../server/src/platform/media/s3-test-service.ts';
import { freePort } from '../../server/src/testing/free-port.ts';
import { startNginx } from '../../server/src/testing/nginx.ts';
import { makeTestFolder } from '../../server/src/testing/test-folder.ts';
import { openRooms, signUpPeople } from './chat/people.ts';
import { ADMIN, type PortalProcess, startPortalProcess } from './servers/portal-process.ts';
import { send } from './servers/send.ts';

const { values } = parseArgs({
  options: {
    restarts: { type: 'string', default: '20' },
    /** Requests in a second. */
    rate: { type: 'string', default: '500' },
  },
});
const PROCESSES = 3;
const USERS = 25;
/** One in this number of requests is a message. */
const SENT_EVERY = 4;
const UPLOAD_EVERY_MS = 500;
const LOGO = resolve(import.meta.dirname, '../../fixtures/logos/brightwater-foods.png');

await provision([NEEDS.postgres, NEEDS.redis, NEEDS.nginx]);
const [postgres, redis] = [NEEDS.postgres.find(), NEEDS.redis.find()];
if (postgres === undefined || redis === undefined)
  throw new Error('PostgreSQL or Redis is missing');

await using stack = new AsyncDisposableStack();
const database = await startPostgres(postgres);
stack.defer(() => database.stop());
const bus = await startRedis(redis);
stack.defer(() => bus.stop());
const bucket = await startS3TestService(stack.use(await makeTestFolder()).path);
stack.defer(() => bucket.close());
const env = {
  DATABASE_URL: database.url,
  REDIS_URL: bus.url,
  S3_URL: bucket.url,
  TRUST_PROXY: '127.0.0.1',
};
const processes: PortalProcess[] = [];
for (let i = 0; i < PROCESSES; i += 1) processes.push(stack.use(await startPortalProcess(env)));
const origin = await startBalancer(processes.map((portal) => new URL(portal.origin).host));

const people = await signUpPeople(origin, USERS);
const [room] = await openRooms(origin, people.slice(0, 2));
if (room === undefined) throw new Error('There is no room');
const counts = { reads: 0, messages: 0, uploads: 0 };
const failures: string[] = [];
const acknowledged = new Set<number>();
const isDone = { value: false };
const load = Promise.all([...people.map(use), uploadRepeatedly()]);
const stops: number[] = [];
for (let restart = 0; restart < Number(values.restarts); restart += 1) {
  const portal = processes[restart % PROCESSES];
  const began = performance.now();
  await portal?.stop();
  stops.push(performance.now() - began);
  await portal?.start();
}
isDone.value = true;
await load;

const lost = acknowledged.size - (await countStored());
const longest = Math.round(Math.max(...stops));
console.log(`${values.restarts} restarts, the longest stop took ${longest} ms.`);
console.log(`${counts.reads} reads, ${counts.messages} messages, ${counts.uploads} uploads:`);
console.log(`${failures.length} failed, ${lost} acknowledged messages missing.`);
for (const failure of new Set(failures)) console.log(`  ${failure}`);
process.exitCode = failures.length === 0 && lost === 0 ? 0 : 1;

/** nginx with the upstream that docs/operations.md shows for several processes. */
async function startBalancer(hosts: readonly string[]): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const servers = hosts.map((host) => `server ${host} max_fails=0;`).join('\n');
  const http = `upstream portal { ${servers}\nkeepalive 64; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://portal;
      proxy_http_version 1.1;
      proxy_set_header Connection '';
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_request_buffering off;
    }
  }`;
  const { path } = stack.use(await makeTestFolder());
  await startNginx({ folder: path, http, url: `${url}/healthz` }, stack);
  return url;
}

/** One user's requests, at an even pace. */
async function use(person: Session, number: number): Promise<void> {
  const everyMs = (1_000 * USERS) / Number(values.rate);
  const talks = number < 2;
  for (let i = 0; !isDone.value; i += 1) {
    const next = performance.now() + everyMs;
    if (talks && i % SENT_EVERY === 0) await sayOne(person);
    else await attempt('reads', () => send(origin, 'GET', '/trainee/dashboard', person));
    await pause(Math.max(0, next - performance.now()));
  }
}

async function sayOne({ token, user }: Session): Promise<void> {
  const body = { chatRoomId: room?.id, senderId: user.id, content: 'Still there?' };
  const message = await attempt('messages', () =>
    send<ChatMessage>(origin, 'POST', '/chat/send', { token, body }),
  );
  if (message !== null) acknowledged.add(message.seq);
}

async function uploadRepeatedly(): Promise<void> {
  const admin = await send<Session>(origin, 'POST', '/auth/admin/login', { body: ADMIN });
  const logo = new Blob([await readFile(LOGO)], { type: 'image/png' });
  for (let i = 0; !isDone.value; i += 1) {
    const form = new FormData();
    form.set('name', `Company ${i}`);
    form.set('logo', logo, 'logo.png');
    await attempt('uploads', () =>
      send(origin, 'POST', '/admin/companies', { token: admin.token, form }),
    );
    await pause(UPLOAD_EVERY_MS);
  }
}

async function attempt<T>(kind: keyof typeof counts, request: () => Promise<T>): Promise<T | null> {
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
    const path = `/chat/rooms/${room?.id}/messages?before=${before}`;
    const page = await send<ChatMessage[]>(origin, 'GET', path, { token });
    if (page.length === 0) return stored;
    stored += page.filter(({ seq }) => acknowledged.has(seq)).length;
    before = Math.min(...page.map(({ seq }) => seq));
  }
  return stored;
}
