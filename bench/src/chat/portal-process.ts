/** A portal in its own process that can be killed without a shutdown, like by a power cut, and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../server/src/testing/free-port.ts';
import { MAIN } from '../servers/main-program.ts';

export const ADMIN = { email: 'admin@bench.test', password: 'interleaved-pairs' };

export interface PortalProcess extends AsyncDisposable {
  /** `http://127.0.0.1:…`: the same after each start. */
  readonly origin: string;
  readonly dataDir: string;
  readonly pid: () => number;
  /** SIGKILL: the process cannot shut down. */
  kill(): Promise<void>;
  /** SIGTERM: resolves when the process has ended by itself. */
  stop(): Promise<void>;
  /** Resolves when the portal answers. */
  start(): Promise<void>;
}

/** @param main the program of another checkout, to measure that one */
export async function startPortalProcess(
  env: Record<string, string> = {},
  main = MAIN,
): Promise<PortalProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child = started;
    while (started.exitCode === null && started.signalCode === null) {
      if (await isReady(origin)) return;
      await pause(50);
    }
    throw new Error('The portal ended while it was starting');
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const running = child;
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    running.kill(signal);
    await once(running, 'exit');
  }
  const kill = () => end('SIGKILL');

  await start();
  return {
    origin,
    dataDir,
    pid: () => child?.pid ?? 0,
    kill,
    stop: () => end('SIGTERM'),
    start,
    async [Symbol.asyncDispose]() {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
