/** A portal in its own process, which can be killed without a shutdown, like by a power cut, and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureServerBuilt } from '../../../scripts/set-up/build.mjs';
import { SERVER_MAIN } from '../../../scripts/set-up/paths.mjs';
import { freePort } from '../../../server/src/testing/free-port.ts';
import { makeTestFolder } from '../../../server/src/testing/test-folder.ts';

await ensureServerBuilt();

export const ADMIN = { email: 'admin@bench.test', password: 'interleaved-pairs' };

const POLL_MS = 5;

/** Starts one process. The settings name its data folder by its path on this machine. */
export type PortalProgram = (
  settings: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
) => ChildProcess;

export const programOfClone: PortalProgram = (settings) =>
  spawn(process.execPath, [SERVER_MAIN], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

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

/** @param env further settings; without DATA_DIR the portal has a new folder, which is removed at the end */
export async function startPortalProcess(
  env: Readonly<Record<string, string>> = {},
  program: PortalProgram = programOfClone,
): Promise<PortalProcess> {
  await using starting = new AsyncDisposableStack();
  const dataDir = env['DATA_DIR'] ?? starting.use(await makeTestFolder()).path;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  // Also a process that is stopped (SIGSTOP) ends by this.
  const killAtExit = () => child?.kill('SIGKILL');
  process.once('exit', killAtExit);
  starting.defer(() => void process.off('exit', killAtExit));

  async function start(): Promise<void> {
    const started = program({
      PORT: String(port),
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
      DATA_DIR: dataDir,
    });
    child = started;
    while (started.exitCode === null && started.signalCode === null) {
      if (await isReady(origin)) return;
      await pause(POLL_MS);
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

  starting.defer(kill);
  await start();
  const started = starting.move();
  return {
    origin,
    dataDir,
    pid: () => child?.pid ?? 0,
    kill,
    stop: () => end('SIGTERM'),
    start,
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
