/** The portal as it is installed: its own process, its own data folder, the built web app. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../../server/src/testing/free-port.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const MAIN = join(ROOT, 'server/src/main.ts');
const QUICK_PASSWORDS = join(ROOT, 'server/src/testing/quick-passwords.ts');
const READY = 'Training Portal is ready:';

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

export type Settings = Readonly<Record<string, string>>;

/** Disposing of it ends the process, removes the data, and checks its log. */
export async function startPortal(settings: Settings = {}): Promise<Portal> {
  await using starting = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  starting.defer(() => rm(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const said: (() => string[])[] = [];
  let child = launch(port, dataDir, settings);
  // When the test run is broken off.
  const abandon = () => {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', abandon);
  starting.defer(async () => {
    process.off('exit', abandon);
    await end(child);
  });
  const origin = `http://127.0.0.1:${port}`;
  async function untilUp() {
    const saidByThis = collectOutput(child);
    said.push(saidByThis);
    await untilReady(child, saidByThis);
  }
  await untilUp();
  const started = starting.move();
  let checked = 0;
  function checkLog() {
    const errors = said.flatMap((lines) => lines()).filter((line) => !isQuiet(line));
    const unchecked = errors.slice(checked);
    checked = errors.length;
    if (unchecked.length > 0) throw new Error(`The portal complained:\n${unchecked.join('\n')}`);
  }
  return {
    origin,
    dataDir,
    checkLog,
    stop: () => end(child, 'SIGKILL'),
    async startAgain() {
      child = launch(port, dataDir, settings);
      await untilUp();
    },
    [Symbol.asyncDispose]: async () => {
      await started.disposeAsync();
      checkLog();
    },
  };
}

function launch(port: number, dataDir: string, settings: Settings): ChildProcess {
  return spawn(process.execPath, ['--import', QUICK_PASSWORDS, MAIN], {
    env: {
      ...process.env,
      // As `npm start` does it: a hundred starts compile the server once.
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Its lines so far. */
function collectOutput(child: ChildProcess): () => string[] {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  return () => text.split('\n').filter((line) => line !== '');
}

/** Greetings, and warnings that something was refused. */
function isQuiet(line: string): boolean {
  if (line.startsWith(READY) || line.startsWith('First administrator:')) return true;
  const level = /"level":(\d+)/.exec(line)?.[1];
  return level !== undefined && Number(level) < 50;
}

/** Waits for the line with which the portal says that it answers. */
async function untilReady(child: ChildProcess, said: () => string[]): Promise<void> {
  const ended = once(child, 'close').then(() => {
    throw new Error(`The portal did not start:\n${said().join('\n')}`);
  });
  while (!said().some((line) => line.startsWith(READY)))
    await Promise.race([ended, child.stdout && once(child.stdout, 'data')]);
  ended.catch(() => undefined);
}

async function end(child: ChildProcess, signal?: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}
