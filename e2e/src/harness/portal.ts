/** A portal with its own data folder, address and the built web app. */
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../server/src/testing/free-port.ts';
import { HOST_ENDED, HOST_READY } from '../../../server/src/testing/portal-host-lines.ts';
import type { PortalHost, Settings } from './portal-host.ts';

export const ADMIN = { email: 'admin@portal.test', password: 'unlocks-every-door' };

/** A portal that answers at an address. */
export interface ReachedPortal {
  /** Without a slash at its end. */
  readonly origin: string;
}

export interface Portal extends ReachedPortal, AsyncDisposable {
  readonly dataDir: string;
  /** Ends its process without a warning, as a power cut does. */
  stop(): Promise<void>;
  /** A new process for the same data, at the same address. */
  startAgain(): Promise<void>;
  /** Throws if the portal has logged an error since the last check. */
  checkLog(): void;
}

/** Starts the only portal of the host. Disposing of it ends it, removes the data, and checks its log. */
export async function startPortal(host: PortalHost, settings: Settings = {}): Promise<Portal> {
  await using starting = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  starting.defer(() => rm(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  // For a test run that is interrupted.
  const abandon = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', abandon);
  starting.defer(() => void process.off('exit', abandon));
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'warn',
    ...settings,
  };
  let checked = host.lines().length;
  await host.start(env);
  starting.defer(() => host.end());
  const started = starting.move();
  function checkLog() {
    const unchecked = host.lines().slice(checked);
    checked += unchecked.length;
    const errors = unchecked.filter((line) => !isQuiet(line));
    if (errors.length > 0) throw new Error(`The portal complained:\n${errors.join('\n')}`);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    checkLog,
    stop: () => host.kill(),
    startAgain: () => host.start(env),
    [Symbol.asyncDispose]: async () => {
      await started.disposeAsync();
      checkLog();
    },
  };
}

/** Answers of the host, greetings, and warnings that something was refused. */
function isQuiet(line: string): boolean {
  const greetings = [HOST_READY, HOST_ENDED, 'First administrator:'];
  if (greetings.some((greeting) => line.startsWith(greeting))) return true;
  const level = /"level":(\d+)/.exec(line)?.[1];
  return level !== undefined && Number(level) < 50;
}
