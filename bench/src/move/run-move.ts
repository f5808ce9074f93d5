/** Runs `move`, kills it at random moments of random steps, and runs it again until it ends. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { PORTAL_CLI } from '../../../scripts/set-up/paths.mjs';
import { watchChild } from '../../../server/src/testing/watch-child.ts';
import type { Random } from '../scale/random.ts';

interface Moving {
  readonly env: Readonly<Record<string, string>>;
  readonly args: readonly string[];
  readonly kills: number;
  /** The longest time in ms between the begin of a step and the kill. */
  readonly killMs: number;
  readonly random: Random;
}

interface Moved {
  /** How many kills found it in which step. */
  readonly killedIn: Readonly<Record<string, number>>;
  /** The output of the process that ended by itself. */
  readonly output: string;
  readonly peakMb: number;
}

interface Kill {
  /** Texts that the process prints when the step or a later one begins, because it leaves out those that are done. */
  readonly signs: readonly string[];
  readonly afterMs: number;
}

const MEMORY_MS = 100;
/** In their order; a process prints the empty text at once. */
const STEPS = [
  '',
  'Media: counting',
  'Database: copying',
  'Database: making indexes',
  'Database: comparing',
  'Media: copying',
  'Media: comparing',
];

export async function moveWithKills(moving: Moving): Promise<Moved> {
  const killedIn: Record<string, number> = {};
  for (let left = moving.kills; ; left -= 1) {
    const run = await runOnce(moving, left > 0 ? randomKill(moving) : null);
    if (run.code === 0) return { ...run, killedIn };
    if (run.code !== null) throw new Error(`move ended with ${run.code}: ${run.output}`);
    const lines = run.output.trim().split('\n');
    const step = /^\w+: [a-z ]+/.exec(lines.at(-1) ?? '')?.[0].trim() ?? 'preparing';
    killedIn[step] = (killedIn[step] ?? 0) + 1;
  }
}

function randomKill({ random, killMs }: Moving): Kill {
  return { signs: STEPS.slice(random.int(STEPS.length)), afterMs: 1 + random.int(killMs) };
}

async function runOnce({ env, args }: Moving, kill: Kill | null) {
  const { child, ended, said, until } = watchChild(
    spawn(process.execPath, [PORTAL_CLI, 'move', ...args], {
      env: { ...process.env, LOG_LEVEL: 'error', ...env },
    }),
  );
  const watching = new AbortController();
  void ended.then(() => watching.abort());
  if (kill !== null)
    void Promise.race([Promise.any(kill.signs.map(until)), ended])
      .then(() => pause(kill.afterMs))
      .then(() => child.kill('SIGKILL'));
  const peakMb = await watchMemory(child.pid ?? 0, watching.signal);
  return { code: await ended, output: said(), peakMb };
}

/** The largest resident memory until the process ends, in MB; 0 outside Linux. */
async function watchMemory(pid: number, ended: AbortSignal): Promise<number> {
  let peakKb = 0;
  while (!ended.aborted) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    peakKb = Math.max(peakKb, Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0));
    await pause(MEMORY_MS, undefined, { signal: ended }).catch(() => undefined);
  }
  return Math.round(peakKb / 1_024);
}
