/**
 * Deletes a company of an installation that `npm run bench:fill` has filled, restores it, deletes it again and purges it.
 * Compares how long others wait meanwhile with how long they wait while nothing else is done:
 *
 *     DATA_DIR=/tmp/some npm run bench:fill -- --companies 2 --trainees 7070
 *     DATA_DIR=/tmp/some npm run bench:deletion
 *
 * The first company has about 5,000 of these trainees; with `--trainees 141400` it has 100,000. Ends with an error if the
 * 99th percentile rises above 1.5 times that of an idle portal.
 */
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { readSettings } from '../../server/src/settings.ts';
import { printTable } from './figures.ts';
import { signInAsAdmin } from './scale/admin-client.ts';
import { longestBlockOf } from './scale/longest-block.ts';
import { measureOthers, type WaitingTimes } from './scale/others.ts';
import { startChildServer } from './servers/child-server.ts';

const { values } = parseArgs({
  options: {
    company: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '20' },
  },
});

const LIMIT = 1.5;
/** Milliseconds from a look at the deletion to the next one. */
const LOOK_MS = 100;

const settings = readSettings();
await using server = await startChildServer({
  script: resolve(import.meta.dirname, '../../server/src/main.ts'),
  env: { LOG_LEVEL: 'warn' },
  path: '/',
  headers: {},
});
const { origin } = new URL(server.url);
const { token, send } = await signInAsAdmin(origin);
const path = `/admin/companies/${values.company}`;
const trainees = (await send<{ trainees: number }>('GET', `${path}/impact`)).trainees;
console.log(`a company of ${trainees} trainees`);

interface Phase {
  readonly name: string;
  readonly seconds: number;
  readonly times: WaitingTimes;
  readonly blockMs: number;
}
const phases: Phase[] = [];
let deletionId = 0;

// The first requests of a process are slower than all later ones.
await measureOthers({ origin, token }, pause(3_000));
await measure('idle', idle);
await measure('delete', deleteCompany);
await measure('idle', idle);
await measure('restore', async () => {
  await send('POST', `/admin/trash/${deletionId}/restore`, {});
  await until('settled_at');
});
await measure('idle', idle);
await deleteCompany();
await measure('purge', async () => {
  await send('DELETE', `/admin/trash/${deletionId}`);
  await until('purged_at');
});
await measure('idle', idle);
report();

async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  await longestBlockOf(origin);
  const start = performance.now();
  const times = await measureOthers({ origin, token }, work());
  const seconds = (performance.now() - start) / 1000;
  phases.push({ name, seconds, times, blockMs: await longestBlockOf(origin) });
}

async function idle(): Promise<void> {
  await pause(Number(values.seconds) * 1000);
}

async function deleteCompany(): Promise<void> {
  const answer = await send<{ deletionId: number }>('DELETE', path);
  deletionId = answer.deletionId;
  await until('settled_at');
}

/** Waits for the end of the background work. */
async function until(column: 'settled_at' | 'purged_at'): Promise<void> {
  while ((await timeOf(column)) === null) await pause(LOOK_MS);
}

/** Opens the database each time, because an open one would not see the commits of the other process. */
async function timeOf(column: 'settled_at' | 'purged_at'): Promise<number | null> {
  const database = openDatabase({ ...settings, readOnly: true });
  try {
    const row = await database.db
      .selectFrom('deletions')
      .select(column)
      .where('id', '=', deletionId)
      .executeTakeFirstOrThrow();
    return row[column];
  } finally {
    await database.close();
  }
}

function report(): void {
  const idleTimes = (kind: keyof WaitingTimes) =>
    phases.filter(({ name }) => name === 'idle').flatMap(({ times }) => times[kind]);
  const rows = phases.flatMap(({ name, seconds, times, blockMs }) =>
    (['reads', 'writes'] as const).map((kind) => {
      const p99 = quantile(times[kind], 0.99);
      const ratio = p99 / quantile(idleTimes(kind), 0.99);
      const isIdle = name === 'idle';
      return {
        phase: name,
        seconds: seconds.toFixed(0),
        kind,
        requests: times[kind].length,
        'median ms': quantile(times[kind], 0.5).toFixed(1),
        'p99 ms': p99.toFixed(1),
        'longest ms': quantile(times[kind], 1).toFixed(1),
        'p99 to idle': ratio.toFixed(2),
        'longest block ms': blockMs.toFixed(1),
        verdict: !isIdle && ratio > LIMIT ? `OVER ${LIMIT}` : '',
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
