/**
 * Measures how the pages of two thousand users reconnect to a restarted portal:
 *
 *     npm run bench:mass-return -- --over 3000
 *
 * Each page opens its socket, joins its room and fetches messages, chats and the unread count. The pages start at
 * random moments within `--over` ms after the port is open; 0 is all at once. Measured are the time from the open port
 * to the last answer of each page, the CPU time of the server, and how long `/healthz` takes during this time.
 */
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { median, printTable, quantile } from '../figures.ts';
import type { PortalProcess } from '../servers/portal-process.ts';
import { startCrowdPortal } from './crowd-portal.ts';
import { createReturningClient } from './returning-client.ts';

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '2000' },
    over: { type: 'string', default: '3000' },
    rounds: { type: 'string', default: '3' },
    signal: { type: 'string', default: 'SIGTERM' },
  },
});
const overMs = Number(values.over);
/** Linux counts the CPU time of a process in hundredths of a second. */
const MS_PER_TICK = 10;

interface Sample {
  /** Milliseconds, from the signal to the end of the process. */
  readonly stop: number;
  /** Milliseconds, from the open port to the last answer of a page. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly failures: number;
  readonly cpuMs: number;
  /** Milliseconds. */
  readonly healthP99: number;
  readonly healthMax: number;
}

await using stack = new AsyncDisposableStack();
const { portal, members } = await startCrowdPortal(Number(values.sockets));
stack.use(portal);
const clients = members.map((member) => createReturningClient(portal.origin, member));
await Promise.all(clients.map((client) => client.reconnect()));
const samples: Sample[] = [];
for (let round = 0; round < Number(values.rounds); round += 1) samples.push(await restart());

console.log(
  `${values.sockets} pages over ${overMs} ms after ${values.signal}, medians of ${values.rounds} rounds, load ${loadavg()[0]?.toFixed(1)}`,
);
printTable([mediansOf()]);
for (const client of clients) client.close();

async function restart(): Promise<Sample> {
  const stop = await end(portal);
  await portal.start();
  const openedAt = performance.now();
  const cpuBefore = await cpuMs(portal.pid());
  const watching = new AbortController();
  const health = watchHealth(portal.origin, watching.signal);
  const returns = await Promise.all(
    clients.map(async (client) => {
      await pause(Math.random() * overMs);
      const { failures } = await client.reconnect();
      return { failures, ms: performance.now() - openedAt };
    }),
  );
  const spent = (await cpuMs(portal.pid())) - cpuBefore;
  watching.abort();
  const times = returns.map(({ ms }) => ms);
  const healthTimes = await health;
  return {
    stop,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    max: quantile(times, 1),
    failures: returns.reduce((sum, { failures }) => sum + failures, 0),
    cpuMs: spent,
    healthP99: quantile(healthTimes, 0.99),
    healthMax: quantile(healthTimes, 1),
  };
}

/** Sends the signal and waits until the process has ended. */
async function end({ pid }: PortalProcess): Promise<number> {
  const ending = pid();
  const since = performance.now();
  process.kill(ending, values.signal);
  while (isRunning(ending)) await pause(5);
  return performance.now() - since;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Requests `/healthz` every 10 ms until aborted. Returns the time of each answer in ms. */
async function watchHealth(origin: string, signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!signal.aborted) {
    const since = performance.now();
    const response = await fetch(`${origin}/healthz`);
    await response.arrayBuffer();
    times.push(performance.now() - since);
    await pause(10);
  }
  return times;
}

async function cpuMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

function mediansOf(): Record<string, string> {
  const of = (key: keyof Sample) => median(samples.map((sample) => sample[key])).toFixed(0);
  return {
    'stop ms': of('stop'),
    'back p50 ms': of('p50'),
    'p99 ms': of('p99'),
    'max ms': of('max'),
    'failed attempts': of('failures'),
    'server CPU ms': of('cpuMs'),
    '/healthz p99 ms': of('healthP99'),
    max: of('healthMax'),
  };
}
