/**
 * The statements of the calls that users make most often on PostgreSQL, and their time in the database:
 *
 *     TEST_ENGINE=postgres TEST_DATABASE_URL=… npm run bench:statements
 *
 * The server must be started with `shared_preload_libraries = pg_stat_statements`. The rest of a call's time is the
 * portal's: sending statements, reading rows and writing the answer.
 */
import pg from 'pg';
import { makeTestDatabase } from '../../server/src/testing/test-database.ts';
import { printTable } from './figures.ts';
import { cpuMicrosOf, type MeasuredServer } from './measure.ts';
import { startFullPortal } from './servers/full-portal.ts';

const WARM_UP = 200;
const REQUESTS = 1_000;

/** Those of the requests, without what runs beside them. */
const FREQUENT = `
  select query, calls::integer, mean_exec_time as mean_ms from pg_stat_statements where calls >= $1
  order by mean_exec_time desc`;

interface Statement {
  readonly query: string;
  readonly calls: number;
  readonly mean_ms: number;
}

await using stack = new AsyncDisposableStack();
const { databaseUrl } = stack.use(await makeTestDatabase());
if (databaseUrl === undefined) throw new Error('Set TEST_ENGINE=postgres and TEST_DATABASE_URL');
const database = new pg.Client({ connectionString: databaseUrl });
await database.connect();
stack.defer(() => database.end());
await database.query('create extension pg_stat_statements');
const { calls } = stack.use(await startFullPortal({ databaseUrl }));

const rows: Record<string, string | number>[] = [];
for (const [name, call] of calls) rows.push({ call: name, ...(await statementsOf(call)) });
printTable(rows);

async function statementsOf(call: MeasuredServer) {
  const headers = (await call.currentHeaders?.()) ?? {};
  const request = async () => {
    const answer = await fetch(call.url, { headers: { ...call.headers, ...headers } });
    await answer.arrayBuffer();
  };
  for (let i = 0; i < WARM_UP; i += 1) await request();
  await database.query('select pg_stat_statements_reset()');
  const cpuBefore = await cpuMicrosOf(call.pid);
  const startedAt = performance.now();
  for (let i = 0; i < REQUESTS; i += 1) await request();
  const ms = (performance.now() - startedAt) / REQUESTS;
  const cpu = ((await cpuMicrosOf(call.pid)) - cpuBefore) / REQUESTS;
  const { rows: statements } = await database.query<Statement>(FREQUENT, [REQUESTS / 2]);
  const total = statements.reduce((sum, { calls: times, mean_ms }) => sum + times * mean_ms, 0);
  const [slowest] = statements;
  return {
    'ms a request': ms.toFixed(2),
    'portal CPU ms': (cpu / 1_000).toFixed(2),
    statements: statements.reduce((sum, { calls: times }) => sum + times, 0) / REQUESTS,
    'ms in PostgreSQL': (total / REQUESTS).toFixed(3),
    'slowest ms': slowest?.mean_ms.toFixed(3) ?? '-',
    'slowest statement': slowest?.query.replaceAll(/\s+/g, ' ').slice(0, 60) ?? '-',
  };
}
