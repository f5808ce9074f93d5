/**
 * Compares the portal with an ordinary relay: two thousand sockets on one process, five hundred messages a second:
 *
 *     npm run bench:many-sockets
 *
 * Both write each message to a SQLite database of their own with a synced commit and deliver it to both users. The
 * portal's messages are sent by HTTP, the relay's over its sockets. The two alternate round by round. The time of a
 * delivery is from the sending until the other user's socket has the message.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { median, printTable, quantile, ratio } from '../figures.ts';
import { residentKib } from '../measure.ts';
import { startRelayServer } from '../servers/relay.ts';
import type { Member } from './crowd.ts';
import { startCrowdPortal } from './crowd-portal.ts';
import { type Crowd, listenToPortal, listenToRelay, type OnMessage } from './listeners.ts';

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '2000' },
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '5' },
  },
});
const size = Number(values.sockets);
const rate = Number(values.rate);

interface Sample {
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

interface Measured {
  readonly name: string;
  readonly crowd: Crowd;
  readonly members: readonly Member[];
  /** The sending time by message id, until the other user has the message. */
  readonly pending: Map<string, { readonly at: number; readonly partnerId: number }>;
  readonly times: number[];
  readonly kibPerSocket: number;
  readonly samples: Sample[];
}

await using stack = new AsyncDisposableStack();
const measured = [await measurePortal(), await measureRelay()];
for (let round = 0; round < Number(values.rounds); round += 1)
  for (const each of measured) each.samples.push(await deliver(each));
for (const { crowd } of measured) crowd.close();

const of = (i: number, key: keyof Sample) =>
  (measured[i]?.samples ?? []).map((sample) => sample[key]);
console.log(`${size} sockets, ${rate} messages/s, ${values.rounds} rounds of ${values.seconds} s`);
printTable(
  measured.map(({ name, kibPerSocket, samples }) => ({
    server: name,
    'KiB per idle socket': kibPerSocket.toFixed(1),
    'delivery p50 ms': median(samples.map(({ p50 }) => p50)).toFixed(1),
    'delivery p99 ms': median(samples.map(({ p99 }) => p99)).toFixed(1),
  })),
);
console.log(
  `relay / portal, p50 ${ratio(of(1, 'p50'), of(0, 'p50'))}, p99 ${ratio(of(1, 'p99'), of(0, 'p99'))}`,
);

async function measurePortal(): Promise<Measured> {
  const { portal, members } = await startCrowdPortal(size);
  stack.use(portal);
  return measure('portal', portal.pid(), members, (onMessage) =>
    listenToPortal(portal.origin, members, onMessage),
  );
}

async function measureRelay(): Promise<Measured> {
  const { portal, members } = await startCrowdPortal(size);
  stack.use(portal);
  await portal.kill();
  const server = stack.use(await startRelayServer(portal.dataDir));
  const { origin } = new URL(server.url);
  return measure('socket.io', server.pid, members, (onMessage) =>
    listenToRelay(origin, members, onMessage),
  );
}

async function measure(
  name: string,
  pid: number,
  members: readonly Member[],
  listen: (onMessage: OnMessage) => Promise<Crowd>,
): Promise<Measured> {
  const pending: Measured['pending'] = new Map();
  const times: number[] = [];
  const before = await residentKib(pid);
  const crowd = await listen((userId, id) => {
    const sent = pending.get(id);
    if (sent?.partnerId !== userId) return;
    times.push(performance.now() - sent.at);
    pending.delete(id);
  });
  await pause(3_000);
  const kibPerSocket = ((await residentKib(pid)) - before) / size;
  return { name, crowd, members, pending, times, kibPerSocket, samples: [] };
}

/** Sends at a steady rate, however long the answers take. */
async function deliver({ crowd, members, pending, times }: Measured): Promise<Sample> {
  times.length = 0;
  const startedAt = performance.now();
  const count = rate * Number(values.seconds);
  const answers: Promise<void>[] = [];
  for (let i = 0; i < count; i += 1) {
    const due = startedAt + (i * 1_000) / rate;
    await pause(Math.max(0, due - performance.now()));
    const from = members[(i * 7) % members.length] as Member;
    const clientMessageId = randomUUID();
    pending.set(clientMessageId, { at: performance.now(), partnerId: from.partnerId });
    answers.push(crowd.send(from, { content: `Message ${i} of this round`, clientMessageId }));
  }
  await Promise.all(answers);
  for (let i = 0; i < 500 && pending.size > 0; i += 1) await pause(10);
  if (pending.size > 0) throw new Error(`${pending.size} messages were not delivered`);
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
