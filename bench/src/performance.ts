/**
 * Measures the portal beside bare node:http, Express, socket.io, a plain stream and nginx (where it is installed), and
 * writes the figures into the folder of the documents:
 *
 *     npm run bench
 *     npm run bench -- --engines sqlite,postgres     (TEST_DATABASE_URL names the server, with 200 connections or more)
 *     npm run bench -- --quick                       (short rounds, prints the document instead)
 *
 * Server and load are different processes on different cores. Let nothing else run meanwhile.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeTestDatabase } from '../../server/src/testing/test-database.ts';
import { measureChat } from './performance/chat-meanwhile.ts';
import { readWaits } from './performance/connection-waits.ts';
import { durabilityOf } from './performance/durability.ts';
import { startLargePortal } from './performance/large-portal.ts';
import { measureLogins } from './performance/logins.ts';
import { chooseCores } from './performance/pin.ts';
import { rangeRows } from './performance/ranges.ts';
import { startRedirects } from './performance/redirects.ts';
import { type EngineFigures, writeReport } from './performance/report.ts';
import { contender, measureRows, type Row, rowOf } from './performance/rows.ts';
import { startRelay, startSendingPortal } from './performance/sending.ts';
import { syncTimeIn } from './performance/sync-time.ts';
import { startVideos } from './performance/videos.ts';
import { startFullPortal } from './servers/full-portal.ts';
import { startOrdinaryServer } from './servers/ordinary.ts';

const DOCUMENT = resolve(import.meta.dirname, '../..', 'docs', 'performance.md');

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
const coreCount = availableParallelism();
// Each server that is started ends with this process.
process.setMaxListeners(100);

const engines: EngineFigures[] = [];
for (const engine of values.engines.split(',')) {
  process.env['TEST_ENGINE'] = engine;
  engines.push(await measureEngine(engine === 'postgres' ? 'PostgreSQL' : 'SQLite'));
}
const [{ model = 'unknown' } = {}] = cpus();
const document = writeReport({
  machine: {
    cores: coreCount,
    processor: model,
    memoryGib: Math.round(totalmem() / 1024 ** 3),
    node: process.versions.node,
    isPinned: cores !== null,
  },
  rounds,
  seconds,
  engines,
});
if (values.quick) console.log(document);
else await writeFile(DOCUMENT, document);

async function measureEngine(engine: EngineFigures['engine']): Promise<EngineFigures> {
  await using stack = new AsyncDisposableStack();
  const databaseUrl = async () => stack.use(await makeTestDatabase()).databaseUrl;
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));

  const syncMs = await syncTimeIn(folder);
  const durability = await durabilityOf(await databaseUrl());
  const large = await startLargePortal(
    { trainees, rounds, databaseUrl: await databaseUrl() },
    stack,
  );
  const full = stack.use(await startFullPortal({ databaseUrl: await databaseUrl() }));
  const videos = await startVideos(databaseUrl, stack);
  const chat = await measureChat(videos, { rounds, seconds, cores });
  const rows: Row[] = [];
  for (const [name, call] of full.calls) rows.push(await rowOf(name, call, stack));
  rows.push(await rowOf(`list of ${trainees} trainees`, large.list, stack));
  const sending = await startSendingPortal(await databaseUrl(), stack);
  rows.push(await rowOf('send', sending, stack));
  rows.push(...rangeRows(videos));
  const redirects = await startRedirects(await databaseUrl(), stack);
  rows.push(redirects.row);
  // The others use the file of the embedded database.
  if (engine === 'SQLite') {
    const ordinary = stack.use(await startOrdinaryServer(full.portal));
    addTo(rows, 'dashboard', contender('Express', ordinary));
    addTo(rows, 'send', await startRelay(stack));
  }
  const measured = await measureRows(rows, { rounds, seconds, cores });
  return {
    engine,
    durability,
    syncMs,
    rows: measured,
    waits: engine === 'SQLite' ? null : await readWaits(full.portal),
    chat,
    redirects: await redirects.measureTraffic(1),
    logins: await measureLogins({ rounds, seconds, cores, databaseUrl: await databaseUrl() }),
    people: trainees,
    startMs: large.startMs,
    idle: large.idle,
  };
}

function addTo(rows: Row[], name: string, added: Row['contenders'][number]): void {
  const index = rows.findIndex((row) => row.name === name);
  const row = rows[index];
  if (row === undefined) throw new Error(`There is no row ${name}`);
  rows[index] = { ...row, contenders: [...row.contenders, added] };
}
