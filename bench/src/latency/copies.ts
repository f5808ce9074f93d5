/** Two portals on equal copies of a filled installation, on the engine of DATABASE_URL. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../../../server/src/platform/database/open-database.ts';
import { readSettings, type Settings } from '../../../server/src/settings.ts';
import { startChildServer } from '../servers/child-server.ts';

const FILL = resolve(import.meta.dirname, '../fill.ts');
/** From its sources: the recorder replaces functions of the library `pg`, which the built server has in its own file. */
const MAIN = resolve(import.meta.dirname, '../../../server/src/main.ts');
const RECORDER = import.meta.resolve('./record-transactions.ts');
/** `fill` gives the first of two companies this part of the trainees: the root of a half. */
const PART_OF_FIRST = Math.SQRT1_2;

export interface Installation {
  /** Trainees of the first company, about. */
  readonly trainees: number;
  readonly seed: string;
  /** Where filled installations are kept for the next run. */
  readonly data: string | undefined;
}

interface MeasuredPortal {
  readonly origin: string;
  readonly pid: number;
  /** The longest transaction since the last call, in ms, and its statements. */
  longestTransaction(): Promise<Transaction>;
  /** Whether background work on the deletion is left to do. */
  isWorkingOn(deletionId: number): Promise<boolean>;
}

export interface Transaction {
  readonly ms: number;
  readonly statements: readonly string[];
}

export interface Copies extends AsyncDisposable {
  readonly busy: MeasuredPortal;
  readonly idle: MeasuredPortal;
}

export async function startCopies(installation: Installation): Promise<Copies> {
  // So that the servers end too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  await using starting = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  starting.defer(() => rm(folder, { recursive: true, force: true }));
  const filled = await fill(installation, folder, starting);
  const start = async (name: string): Promise<MeasuredPortal> => {
    const dataDir = join(folder, name);
    await cp(filled.dataDir, dataDir, { recursive: true });
    const DATABASE_URL = await copyDatabase(filled.databaseUrl, starting);
    const record = join(folder, `${name}.json`);
    const server = starting.use(
      await startChildServer({
        script: MAIN,
        env: {
          DATA_DIR: dataDir,
          ...(DATABASE_URL === undefined ? {} : { DATABASE_URL }),
          LOG_LEVEL: 'warn',
          NODE_OPTIONS: `--import ${RECORDER}`,
          TRANSACTION_RECORD: record,
        },
        path: '/',
        headers: {},
      }),
    );
    const settings = readSettings({ DATA_DIR: dataDir, ...(DATABASE_URL && { DATABASE_URL }) });
    return {
      origin: new URL(server.url).origin,
      isWorkingOn: (deletionId) => isUnsettled(settings, deletionId),
      pid: server.pid,
      async longestTransaction() {
        if (!existsSync(record)) return { ms: 0, statements: [] };
        const longest = JSON.parse(await readFile(record, 'utf8')) as Transaction;
        await rm(record);
        return longest;
      },
    };
  };
  const [idle, busy] = [await start('idle'), await start('busy')];
  const started = starting.move();
  return { idle, busy, [Symbol.asyncDispose]: () => started.disposeAsync() };
}

/** Opens the database each time, because an open one would not see the commits of the other process. */
async function isUnsettled(settings: Settings, deletionId: number): Promise<boolean> {
  const database = openDatabase({ ...settings, readOnly: true });
  try {
    const row = await database.db
      .selectFrom('deletions')
      .select(['settled_at', 'purge_requested_at', 'purged_at'])
      .where('id', '=', deletionId)
      .executeTakeFirstOrThrow();
    return (row.purge_requested_at === null ? row.settled_at : row.purged_at) === null;
  } finally {
    await database.close();
  }
}

interface Filled {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** Fills an installation, unless `data` has one of the same size and seed. */
async function fill(
  { trainees, seed, data }: Installation,
  folder: string,
  starting: AsyncDisposableStack,
): Promise<Filled> {
  const serverUrl = process.env['DATABASE_URL'];
  const name = `bench_${serverUrl === undefined ? 'sqlite' : 'postgres'}_${trainees}_${seed}`;
  const dataDir = join(data ?? folder, name);
  const databaseUrl = serverUrl === undefined ? undefined : urlOf(serverUrl, name);
  const mark = join(dataDir, 'filled');
  if (existsSync(mark)) return { dataDir, databaseUrl };
  await rm(dataDir, { recursive: true, force: true });
  if (serverUrl !== undefined) {
    await administer(serverUrl, `drop database if exists ${name}`);
    await administer(serverUrl, `create database ${name}`);
    if (data === undefined)
      starting.defer(() => administer(serverUrl, `drop database ${name} with (force)`));
  }
  const all = Math.round(trainees / PART_OF_FIRST);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [FILL, '--companies', '2', '--trainees', String(all), '--seed', seed],
    {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      },
    },
  );
  console.log(stdout.trim());
  await writeFile(mark, '');
  return { dataDir, databaseUrl };
}

async function copyDatabase(
  template: string | undefined,
  starting: AsyncDisposableStack,
): Promise<string | undefined> {
  const serverUrl = process.env['DATABASE_URL'];
  if (template === undefined || serverUrl === undefined) return undefined;
  const name = `bench_copy_${crypto.randomUUID().replaceAll('-', '')}`;
  const source = new URL(template).pathname.slice(1);
  await administer(serverUrl, `create database ${name} template ${source}`);
  starting.defer(() => administer(serverUrl, `drop database ${name} with (force)`));
  return urlOf(serverUrl, name);
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
