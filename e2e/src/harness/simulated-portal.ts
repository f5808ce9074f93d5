/** A portal in its own process with a clock that the journey can move forward. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../../server/src/testing/free-port.ts';
import type { Simulated } from '../../../server/src/testing/simulated.ts';
import { ADMIN, type ReachedPortal } from './portal.ts';

const PROGRAM = resolve(import.meta.dirname, '../../../server/src/testing/simulated-portal.ts');

export interface SimulatedPortal extends ReachedPortal, AsyncDisposable {
  /** Moves the clock of the portal forward. */
  advance(ms: number): Promise<void>;
  /** Makes the next S3 read fail as if its presigned address had expired. */
  refuseS3Read(): Promise<void>;
}

interface Kind {
  readonly onS3?: boolean;
  /** Without it no background task runs: standings are those of the day, but nothing is sent, and no job ends. */
  readonly isWorking?: boolean;
}

export async function startSimulatedPortal({
  onS3 = false,
  isWorking = false,
}: Kind = {}): Promise<SimulatedPortal> {
  await using starting = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  starting.defer(() => rm(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const child = fork(PROGRAM, {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'warn',
      ...(onS3 && { SIMULATED_S3: '1' }),
      ...(isWorking && { SIMULATED_WORK: '1' }),
    },
  });
  starting.defer(async () => {
    const exit = once(child, 'exit');
    child.disconnect();
    await exit;
  });
  await once(child, 'message');
  const started = starting.move();

  async function simulate(change: Simulated): Promise<void> {
    const done = once(child, 'message');
    child.send(change);
    await done;
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    advance: (ms) => simulate({ advanceMs: ms }),
    refuseS3Read: () => simulate({ refuseS3Read: true }),
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}
