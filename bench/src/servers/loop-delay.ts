/** The delay of the event loop of a child process of Node. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const PRELOADED = resolve(import.meta.dirname, 'report-loop-delay.ts');

export interface LoopDelay extends AsyncDisposable {
  /** The environment with which the process must be started. */
  readonly env: Record<string, string>;
  /** The 99.9th percentile in ms since the last call. */
  read(pid: number): Promise<number>;
}

export async function createLoopDelay(): Promise<LoopDelay> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const file = join(folder, 'loop-delay');
  return {
    env: { NODE_OPTIONS: `--import=${pathToFileURL(PRELOADED).href}`, LOOP_DELAY_FILE: file },
    async read(pid) {
      await rm(file, { force: true });
      process.kill(pid, 'SIGUSR2');
      for (;;) {
        const text = await readFile(file, 'utf8').catch(() => '');
        if (text.endsWith('\n')) return Number(text);
        await pause(10);
      }
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
