/** A server in its own process, so that its load does not mix with the load of the measurement. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../server/src/testing/free-port.ts';
import type { MeasuredServer } from '../measure.ts';

export interface ChildServer extends MeasuredServer, AsyncDisposable {
  /** The body of one answer. */
  request(): Promise<string>;
}

interface ChildOptions {
  readonly script: string;
  readonly env: Record<string, string>;
  readonly path: string;
  readonly headers: Record<string, string>;
}

export async function startChildServer(options: ChildOptions): Promise<ChildServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [options.script], {
    env: { ...process.env, ...options.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Also a process that is stopped (SIGSTOP) ends by this.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const url = `http://127.0.0.1:${port}${options.path}`;
  const { headers } = options;
  await untilAnswering(`http://127.0.0.1:${port}/`, child);
  return {
    url,
    headers,
    pid: child.pid ?? 0,
    request: async () => {
      const response = await fetch(url, { headers });
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      return response.text();
    },
    [Symbol.asyncDispose]: async () => {
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt += 1) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`${url} did not come up`);
}
