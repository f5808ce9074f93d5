/** `npm start` as a process group of its own, which ends as by Ctrl-C. */
import { spawn } from 'node:child_process';
import { runQuietly } from '../../../scripts/set-up/child.mjs';
import { freePort } from '../../../server/src/testing/free-port.ts';
import { watchChild } from '../../../server/src/testing/watch-child.ts';

/** Longer than an install and a build on a slow machine; it only ends what hangs. */
const LIMIT_MS = 1_200_000;

export interface Start {
  /** The folder of the clone. */
  readonly clone: string;
  /** The folder with the Node and the npm. */
  readonly bin: string;
  readonly cache: string;
  readonly env?: Readonly<Record<string, string>>;
  /** A program that starts the program after it, as another user for example. */
  readonly through?: readonly string[];
  /** A program that runs another one in the network of the process with this id. */
  readonly beside?: (pid: number) => readonly string[];
}

export interface Ended {
  readonly isReady: boolean;
  /** The answer of `/readyz` was 200. */
  readonly answers: boolean;
  /** The exit code of npm; null if a signal has ended it. */
  readonly code: number | null;
  readonly output: string;
  readonly seconds: number;
}

/** Starts it, asks `/readyz` when it is ready, and ends it. */
export async function npmStart(start: Start): Promise<Ended> {
  const { clone, through = [], beside = () => [] } = start;
  const port = start.env?.['PORT'] ?? String(await freePort());
  const [program = '', ...args] = [...through, 'npm', 'start'];
  const began = performance.now();
  const { child, ended, said, until } = watchChild(
    spawn(program, args, {
      cwd: clone,
      env: { ...machineEnv(start), PORT: port, ...start.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    }),
  );
  const pid = child.pid ?? 0;
  const late = setTimeout(() => process.kill(-pid, 'SIGKILL'), LIMIT_MS);
  const isReady = await until('Training Portal is ready').then(
    () => true,
    () => false,
  );
  const seconds = (performance.now() - began) / 1_000;
  const answers = isReady && (await isAnswering(port, beside(pid)));
  if (isReady) process.kill(-pid, 'SIGINT');
  const code = await ended;
  clearTimeout(late);
  return { isReady, answers, code, output: said(), seconds };
}

/** The environment of this process without what npm has set for it. */
function machineEnv({ bin, cache }: Start): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:npm_|init_cwd$)/i.test(name));
  return {
    ...Object.fromEntries(own),
    PATH: [bin, '/usr/local/bin', '/usr/bin', '/bin', '/usr/sbin', '/sbin'].join(':'),
    npm_config_cache: cache,
    npm_config_update_notifier: 'false',
  };
}

async function isAnswering(port: string, prefix: readonly string[]): Promise<boolean> {
  const ask = `fetch('http://127.0.0.1:${port}/readyz').then(({ ok }) => process.exit(ok ? 0 : 1))`;
  const [program = '', ...args] = [...prefix, process.execPath, '--eval', ask];
  return (await runQuietly(program, args)).code === 0;
}
