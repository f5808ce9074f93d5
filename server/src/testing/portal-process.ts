/** The built portal in its own process, for tests of its start, its end, and several processes. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { watchChild } from './watch-child.ts';

const MAIN = join(import.meta.dirname, '../../dist/main.js');
const CLI = join(import.meta.dirname, '../../dist/portal.js');
/** The folder of compiled code, which halves the processor time of a start. */
const COMPILE_CACHE = join(import.meta.dirname, '../../../node_modules/.cache/node');
/** The unit of `ulimit -f` in a shell that follows POSIX, as `/bin/sh` does on Linux. */
const POSIX_BLOCK_BYTES = 512;

/** Starts one of the operator's commands. */
export const startPortalCommand = (args: readonly string[], env: Record<string, string>) =>
  startProcess(env, [CLI, ...args]);

/** Runs one of the operator's commands to its end. */
export async function runPortalCommand(args: readonly string[], env: Record<string, string>) {
  const { ended, output } = startPortalCommand(args, env);
  return { code: await ended, said: output.said };
}

/** Starts the process; `said` collects its output. */
export function startProcess(env: Record<string, string>, program: readonly string[] = [MAIN]) {
  return watch(spawn(process.execPath, program, { env: environment(env) }));
}

/** Starts a process whose files cannot grow beyond this size, as on a full disk. */
export function startWithSmallFiles(env: Record<string, string>, maxBytes: number) {
  const script = `ulimit -f ${Math.floor(maxBytes / POSIX_BLOCK_BYTES)}; exec "$0" "$@"`;
  const args = ['-c', script, process.execPath, MAIN];
  return watch(spawn('/bin/sh', args, { env: environment(env) }));
}

function environment(env: Record<string, string>): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    LOG_LEVEL: 'silent',
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    ...env,
  };
}

function watch(child: ChildProcessWithoutNullStreams) {
  const { ended, said } = watchChild(child);
  // Ends the process if the test fails.
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = {
    get said() {
      return said();
    },
  };
  const until = (text: string) => expect.poll(said, { interval: 5 }).toContain(text);
  return { child, output, ended, until };
}
