/** The portal as its own process, for tests of how it starts, ends, and gets along with others. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'vitest';

const MAIN = join(import.meta.dirname, '../main.ts');
const CLI = join(import.meta.dirname, '../cli/portal.ts');

/** Runs one of the administrator's commands to its end. */
export async function runPortalCommand(args: readonly string[], env: Record<string, string>) {
  const { ended, output } = startProcess(env, [CLI, ...args]);
  return { code: await ended, said: output.said };
}

/** Starts the process; `said` grows with what it says. */
export function startProcess(env: Record<string, string>, program: readonly string[] = [MAIN]) {
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...env },
  });
  const output = { said: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      output.said += bytes.toString();
    });
  const ended = once(child, 'close').then(([code]) => code as number);
  const until = (text: string) =>
    expect.poll(() => output.said, { timeout: 15_000, interval: 5 }).toContain(text);
  return { child, output, ended, until };
}
