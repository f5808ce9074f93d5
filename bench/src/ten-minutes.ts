/**
 * Measures the memory and the event loop of a portal while 2,000 people train and chat for ten minutes:
 *
 *     npm run bench:ten-minutes -- --people 2000 --minutes 10 --seed 7
 *
 * Each person has a live socket, watches a video and reports it as the web app does, opens the dashboard every minute,
 * and sends a message to a partner every minute, whose arrival is awaited. Ends with an error if a call is refused or a
 * message does not arrive. With DATABASE_URL it runs on that empty PostgreSQL.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { WATCH_REPORT_INTERVAL_MS } from '@portal/contract/limits';
import type { Member } from './chat/crowd.ts';
import { addModule, startCrowdPortal } from './chat/crowd-portal.ts';
import { listenToPortal } from './chat/listeners.ts';
import { printTable, quantile } from './figures.ts';
import { memoryKib } from './measure.ts';
import { createRandom } from './scale/random.ts';
import { createClient } from './servers/client.ts';
import { createLoopDelay } from './servers/loop-delay.ts';
import { send } from './servers/send.ts';

const MINUTE_MS = 60_000;
const CLIP = join(import.meta.dirname, '../../fixtures/clips/intro-4s.mp4');

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
const seed = Number(values.seed);
const random = createRandom(seed);
await using loopDelay = await createLoopDelay();
const { portal: started, members } = await startCrowdPortal(Number(values.people), loopDelay.env);
await using portal = started;
const { origin, pid } = portal;
const client = createClient(origin);
const moduleId = await addFilm();

/** The sent messages by id, until their recipients have them. */
const pending = new Map<string, { readonly at: number; readonly partnerId: number }>();
const times = { call: [] as number[], message: [] as number[] };
const crowd = await listenToPortal(origin, members, (userId, id) => {
  const sent = pending.get(id);
  if (sent?.partnerId !== userId) return;
  times.message.push(performance.now() - sent.at);
  pending.delete(id);
});

console.log(`seed ${seed}, ${process.env['DATABASE_URL'] ? 'PostgreSQL' : 'SQLite'}`);
const rows = [await figures('idle')];
const endsAt = performance.now() + Number(values.minutes) * MINUTE_MS;
const people = Promise.all(members.map(train));
for (let minute = 1; minute <= Number(values.minutes); minute += 1) {
  await Promise.race([pause(MINUTE_MS), people]);
  rows.push(await figures(`minute ${minute}`));
}
await people;
for (let i = 0; i < 500 && pending.size > 0; i += 1) await pause(10);
printTable(rows);
console.log(`${pending.size} messages did not arrive`);
process.exitCode = pending.size === 0 ? 0 : 1;
crowd.close();
client.close();

async function train(member: Member): Promise<void> {
  const { token, userId, partnerId, roomId } = member;
  const path = `/trainee/modules/${moduleId}`;
  // So that not all do the same at the same time.
  await pause(random.next() * MINUTE_MS);
  const startedAt = performance.now();
  await timed(client.call(token, 'GET', path));
  for (let report = 1; performance.now() < endsAt; report += 1) {
    await pause(WATCH_REPORT_INTERVAL_MS);
    const timeSpent = Math.floor((performance.now() - startedAt) / 1_000);
    await timed(client.call(token, 'PUT', `${path}/time`, { timeSpent, position: timeSpent % 4 }));
    if (report % 12 === 4) await timed(client.call(token, 'GET', '/trainee/dashboard'));
    if (report % 12 !== 8) continue;
    const clientMessageId = randomUUID();
    pending.set(clientMessageId, { at: performance.now(), partnerId });
    const content = `Where do I find the form for the first day? ${report}`;
    const body = { chatRoomId: roomId, senderId: userId, content, clientMessageId };
    await timed(client.call(token, 'POST', '/chat/send', body));
  }
}

async function timed(answer: Promise<unknown>): Promise<void> {
  const since = performance.now();
  await answer;
  times.call.push(performance.now() - since);
}

/** The figures since the last call. */
async function figures(name: string) {
  const [calls, messages] = [times.call.splice(0), times.message.splice(0)];
  const { resident, anonymous } = await memoryKib(pid());
  return {
    time: name,
    'memory MiB': (resident / 1024).toFixed(0),
    'without files MiB': (anonymous / 1024).toFixed(0),
    'loop p99.9 ms': (await loopDelay.read(pid())).toFixed(1),
    calls: calls.length,
    'p99 ms': p99(calls),
    messages: messages.length,
    'arrived p99 ms': p99(messages),
  };
}

const p99 = (ms: readonly number[]) => (ms.length === 0 ? '-' : quantile(ms, 0.99).toFixed(1));

/** With a video, so that watching can be reported. */
async function addFilm(): Promise<number> {
  const { moduleId, token } = await addModule(origin, 'The first day');
  const form = new FormData();
  form.set('duration', '4');
  form.set('video', new Blob([await readFile(CLIP)]), 'clip.mp4');
  await send(origin, 'POST', `/admin/modules/${moduleId}/video`, { token, form });
  return moduleId;
}
