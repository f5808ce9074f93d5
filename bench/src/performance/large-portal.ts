/** A portal with many people, filled by `bench:fill`: its start, its memory and its list of trainees. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type MeasuredServer, memoryKib } from '../measure.ts';
import { signInAsAdmin } from '../scale/admin-client.ts';
import { startChildServer } from '../servers/child-server.ts';
import { MAIN } from '../servers/main-program.ts';
import { timedStart } from './timed-start.ts';

const FILL = resolve(import.meta.dirname, '../fill.ts');
const IDLE_MS = 5_000;

interface Size {
  readonly trainees: number;
  readonly rounds: number;
  readonly databaseUrl: string | undefined;
}

/** In MiB. SQLite maps the file of its database: those pages are resident, and the system can drop them. */
export interface IdleMemory {
  readonly residentMib: number;
  /** Without mapped files. */
  readonly anonymousMib: number;
}

interface LargePortal {
  /** Milliseconds until the process is ready, for each start. */
  readonly startMs: readonly number[];
  /** Memory of the idle process. */
  readonly idle: IdleMemory;
  readonly list: MeasuredServer;
}

export async function startLargePortal(
  { trainees, rounds, databaseUrl }: Size,
  stack: AsyncDisposableStack,
): Promise<LargePortal> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const env = {
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const companies = Math.ceil(trainees / 200);
  const size = ['--trainees', trainees, '--companies', companies, '--answers', 0].map(String);
  await promisify(execFile)(process.execPath, [FILL, ...size], { env: { ...process.env, ...env } });
  // The first start computes the figures that a fill leaves to it.
  await timedStart(MAIN, env);
  const startMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) startMs.push(await timedStart(MAIN, env));
  const server = stack.use(await startChildServer({ script: MAIN, env, path: '/', headers: {} }));
  await pause(IDLE_MS);
  const { resident, anonymous } = await memoryKib(server.pid);
  const idle = { residentMib: resident / 1024, anonymousMib: anonymous / 1024 };
  const { origin } = new URL(server.url);
  const { token } = await signInAsAdmin(origin);
  const url = `${origin}/api/admin/trainees?page=1`;
  const list = { url, pid: server.pid, headers: { authorization: `Bearer ${token}` } };
  return { startMs, idle, list };
}
