/** A portal with many people, filled by `bench:fill`: its start, its memory and its list of trainees. */
import { setTimeout as pause } from 'node:timers/promises';
import { makeTestFolder } from '../../../server/src/testing/test-folder.ts';
import { type MeasuredServer, memoryKib } from '../measure.ts';
import { signInAsAdmin } from '../scale/admin-client.ts';
import { runFill } from '../scale/run-fill.ts';
import { startPortalProcess } from '../servers/portal-process.ts';

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
  const folder = stack.use(await makeTestFolder());
  const env = {
    DATA_DIR: folder.path,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  await runFill({ trainees }, env);
  // The first start computes the figures that a fill leaves to it.
  const portal = stack.use(await startPortalProcess(env));
  const startMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await portal.stop();
    const startedAt = performance.now();
    await portal.start();
    startMs.push(performance.now() - startedAt);
  }
  await pause(IDLE_MS);
  const { resident, anonymous } = await memoryKib(portal.pid());
  const idle = { residentMib: resident / 1024, anonymousMib: anonymous / 1024 };
  const { token } = await signInAsAdmin(portal.origin);
  const url = `${portal.origin}/api/admin/trainees?page=1`;
  const list = { url, pid: portal.pid(), headers: { authorization: `Bearer ${token}` } };
  return { startMs, idle, list };
}
