/**
 * Deletes all trainees of an installation that `npm run bench:fill` has filled, in one action, and undoes it. Compares
 * how long others wait meanwhile with how long they wait before and after:
 *
 *     DATA_DIR=/tmp/large npm run bench:bulk
 *     DATA_DIR=/tmp/large npm run bench:bulk -- --company 1 --seconds 30
 *
 * Ends with an error if the 99th percentile rises above 1.5 times that of an idle portal.
 */
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Session } from '@portal/contract/accounts';
import type { Job } from '@portal/contract/jobs';
import { printTable } from './figures.ts';
import { ADMIN } from './scale/accounts.ts';
import { measureOthers, type WaitingTimes } from './scale/others.ts';
import { startChildServer } from './servers/child-server.ts';

const { values } = parseArgs({
  options: {
    company: { type: 'string' },
    seconds: { type: 'string', default: '20' },
  },
});

const LIMIT = 1.5;
/** Milliseconds from a look at the job to the next one. */
const LOOK_MS = 500;

await using server = await startChildServer({
  script: resolve(import.meta.dirname, '../../server/src/main.ts'),
  env: { LOG_LEVEL: 'warn' },
  path: '/',
  headers: {},
});
const { origin } = new URL(server.url);
const target = { origin, token: await signIn() };
const filter = values.company === undefined ? {} : { company: Number(values.company) };
let job: Job | undefined;

// The first requests of a process are slower than all later ones.
await measureOthers(target, pause(3_000));
const phases = [
  { name: 'idle', ...(await measure(idle)) },
  { name: 'delete', ...(await measure(deleteAll)) },
  { name: 'idle again', ...(await measure(idle)) },
  { name: 'undo', ...(await measure(undo)) },
  { name: 'idle at last', ...(await measure(idle)) },
];
report();

async function measure(work: () => Promise<unknown>) {
  const start = performance.now();
  const times = await measureOthers(target, work());
  return { times, seconds: (performance.now() - start) / 1000, job };
}

async function idle(): Promise<void> {
  await pause(Number(values.seconds) * 1000);
}

async function deleteAll(): Promise<void> {
  const expectedCount = await countTrainees();
  const body = { action: 'delete', filter, expectedCount };
  const start = performance.now();
  job = await send<Job>('POST', '/admin/trainees/bulk', body);
  console.log(`${job.total} trainees, stored after ${Math.round(performance.now() - start)} ms`);
  await untilEnded();
}

async function undo(): Promise<void> {
  const start = performance.now();
  job = await send<Job>('POST', `/admin/jobs/${job?.id}/undo`);
  console.log(`undo checked after ${Math.round(performance.now() - start)} ms`);
  await untilEnded();
}

async function untilEnded(): Promise<void> {
  while (job !== undefined && job.endedAt === null) {
    await pause(LOOK_MS);
    job = await send<Job>('GET', `/admin/jobs/${job.id}`);
  }
  console.log(JSON.stringify(job));
}

async function countTrainees(): Promise<number> {
  const query = new URLSearchParams({
    pageSize: '1',
    ...('company' in filter ? { company: String(filter.company) } : {}),
  });
  const response = await request('GET', `/admin/trainees?${query}`);
  return Number(response.headers.get('x-total-count'));
}

async function send<T>(method: string, path: string, body?: object): Promise<T> {
  return (await (await request(method, path, body)).json()) as T;
}

async function request(method: string, path: string, body?: object): Promise<Response> {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${target.token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

async function signIn(): Promise<string> {
  const response = await fetch(`${origin}/api/auth/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN.email, password: ADMIN.password }),
  });
  if (!response.ok) throw new Error(`The login failed: ${await response.text()}`);
  return ((await response.json()) as Session).token;
}

function report(): void {
  const p99Of = (index: number, kind: keyof WaitingTimes) =>
    quantile(phases[index]?.times[kind] ?? [], 0.99);
  const rows = phases.flatMap(({ name, seconds, times }, index) =>
    (['reads', 'writes'] as const).map((kind) => {
      const p99 = p99Of(index, kind);
      // The load of the machine changes, so each action is compared with the idle times around it.
      const isIdle = name.startsWith('idle');
      const around = (p99Of(index - 1, kind) + p99Of(index + 1, kind)) / 2;
      const ratio = isIdle ? 1 : p99 / around;
      return {
        phase: name,
        seconds: seconds.toFixed(0),
        kind,
        requests: times[kind].length,
        'median ms': quantile(times[kind], 0.5).toFixed(1),
        'p99 ms': p99.toFixed(1),
        'longest ms': quantile(times[kind], 1).toFixed(1),
        'p99 to idle': isIdle ? '' : ratio.toFixed(2),
        verdict: ratio > LIMIT ? `OVER ${LIMIT}` : '',
      };
    }),
  );
  printTable(rows);
  if (rows.some(({ verdict }) => verdict !== '')) process.exitCode = 1;
}

function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
