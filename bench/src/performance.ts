/**
 * Measures what the frequent calls cost on each engine, in turns, and writes the figures into docs/performance.md:
 *
 *     npm run bench
 *     npm run bench -- --engines sqlite,postgres     (TEST_DATABASE_URL names the server, with 200 connections or more)
 *     npm run bench -- --quick                       (short rounds, prints the document instead)
 *
 * Server and load are different processes on different cores. Let nothing else run meanwhile.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeTestDatabase } from '../../server/src/testing/test-database.ts';
import type { MeasuredServer } from './measure.ts';
import { startLargePortal } from './performance/large-portal.ts';
import { measureLogins } from './performance/logins.ts';
import { chooseCores } from './performance/pin.ts';
import { type EngineFigures, writeReport } from './performance/report.ts';
import { contender, measureRows } from './performance/rows.ts';
import { startSendingPortal } from './performance/sending.ts';
import { startFullPortal } from './servers/full-portal.ts';

const DOCUMENT = resolve(import.meta.dirname, '../..', 'docs', 'performance.md');
/** The last part of the document, which is kept: its figures come from other commands. */
const KEPT = /\n## Groups and limited admins\n[\s\S]*$/;

const { values } = parseArgs({
  options: {
    engines: { type: 'string', default: 'sqlite' },
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '4' },
    trainees: { type: 'string', default: '100000' },
    quick: { type: 'boolean', default: false },
  },
});
const rounds = values.quick ? 2 : Number(values.rounds);
const seconds = values.quick ? 1 : Number(values.seconds);
const trainees = values.quick ? 2_000 : Number(values.trainees);
const cores = chooseCores();
// Before this process is pinned to a part of them.
const coreCount = availableParallelism();
// Each server that is started ends with this process.
process.setMaxListeners(100);

interface Started extends Omit<EngineFigures, 'logins'> {
  readonly calls: ReadonlyMap<string, MeasuredServer>;
}

async function startEngine(engine: string, stack: AsyncDisposableStack): Promise<Started> {
  process.env['TEST_ENGINE'] = engine;
  const databaseUrl = async () => stack.use(await makeTestDatabase()).databaseUrl;
  const name = engine === 'postgres' ? 'PostgreSQL' : 'SQLite';
  const large = await startLargePortal(
    { trainees, rounds, databaseUrl: await databaseUrl() },
    stack,
  );
  const full = stack.use(await startFullPortal({ databaseUrl: await databaseUrl() }));
  const sending = await startSendingPortal(await databaseUrl(), stack);
  const list = ['list of trainees, large portal', large.list] as const;
  const calls = new Map([...full.calls, list, ['send', sending] as const]);
  return { engine: name, calls, startMs: large.startMs, idle: large.idle };
}

await using stack = new AsyncDisposableStack();
const started: Started[] = [];
for (const engine of values.engines.split(',')) started.push(await startEngine(engine, stack));
const names = [...(started[0]?.calls.keys() ?? [])];
const rows = names.map((name) => ({
  name,
  contenders: started.flatMap(({ engine, calls }) => {
    const call = calls.get(name);
    return call === undefined ? [] : [contender(engine, call)];
  }),
}));
const measured = await measureRows(rows, { rounds, seconds, cores });
const engines: EngineFigures[] = [];
for (const { calls: _, ...figures } of started) {
  process.env['TEST_ENGINE'] = figures.engine === 'PostgreSQL' ? 'postgres' : 'sqlite';
  const { databaseUrl } = stack.use(await makeTestDatabase());
  const logins = await measureLogins({ rounds, seconds, cores, databaseUrl });
  engines.push({ ...figures, logins });
}
const document = writeReport({
  machine: {
    cores: coreCount,
    processor: cpus()[0]?.model ?? 'unknown',
    memoryGib: Math.round(totalmem() / 1024 ** 3),
    node: process.versions.node,
    isPinned: cores !== null,
  },
  rounds,
  seconds,
  trainees,
  rows: measured,
  engines,
});
if (values.quick) console.log(document);
else {
  const [kept = ''] = KEPT.exec(await readFile(DOCUMENT, 'utf8')) ?? [];
  await writeFile(DOCUMENT, document + kept);
}
