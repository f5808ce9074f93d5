/** The process in which the portals of one worker process run, one after another. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { HOST_ENDED, HOST_READY } from '../../../server/src/testing/portal-host-lines.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const PROGRAM = join(ROOT, 'server/src/testing/portal-host.ts');

export type Settings = Readonly<Record<string, string>>;

export interface PortalHost extends AsyncDisposable {
  /** Starts a portal with these environment variables. Resolves once it answers. */
  start(env: Settings): Promise<void>;
  /** Ends the portal as a signal ends its process: running requests finish, and everything is closed. */
  end(): Promise<void>;
  /** Ends the process with its portal without a warning, as a power cut does. The next portal has a new one. */
  kill(): Promise<void>;
  /** All lines that portals have written so far. */
  lines(): readonly string[];
}

export function createPortalHost(): PortalHost {
  let text = '';
  let child: ChildProcess | undefined;
  const lines = () => text.split('\n').filter((line) => line !== '');
  const abandon = () => child?.kill('SIGKILL');
  // For a test run that is interrupted.
  process.once('exit', abandon);

  function launch(): ChildProcess {
    // The server is compiled once for all runs, as by `npm start`.
    const env = { ...process.env, NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node') };
    const launched = fork(PROGRAM, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    for (const stream of [launched.stdout, launched.stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
    return launched;
  }

  /** Sends the message and waits for the line that answers it. */
  async function ask(receiver: ChildProcess, message: Settings | 'end', answer: string) {
    const known = lines().length;
    const isAnswered = () => lines().some((line, at) => at >= known && line.startsWith(answer));
    const waiting = new AbortController();
    const { signal } = waiting;
    const closed = once(receiver, 'close', { signal }).then(
      () => {
        throw new Error(`The process of the portal has ended:\n${lines().slice(known).join('\n')}`);
      },
      // The message was answered before.
      () => undefined,
    );
    receiver.send(message);
    while (!isAnswered())
      await Promise.race([closed, receiver.stdout && once(receiver.stdout, 'data')]);
    waiting.abort();
  }

  async function kill(): Promise<void> {
    const killed = child;
    child = undefined;
    if (killed === undefined || killed.exitCode !== null || killed.signalCode !== null) return;
    const exit = once(killed, 'exit');
    killed.kill('SIGKILL');
    await exit;
  }
  return {
    lines,
    kill,
    async start(env) {
      child ??= launch();
      await ask(child, env, HOST_READY);
    },
    async end() {
      if (child !== undefined) await ask(child, 'end', HOST_ENDED);
    },
    async [Symbol.asyncDispose]() {
      process.off('exit', abandon);
      await kill();
    },
  };
}
