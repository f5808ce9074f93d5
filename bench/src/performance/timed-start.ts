import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../server/src/testing/free-port.ts';

const POLL_MS = 5;

/** Starts the program and ends it again. Returns the milliseconds until `/readyz` was answered with success. */
export async function timedStart(script: string, env: Record<string, string>): Promise<number> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    while (child.exitCode === null) {
      if (await isReady(port)) return performance.now() - startedAt;
      await pause(POLL_MS);
    }
    throw new Error('The portal ended while it was starting');
  } finally {
    child.kill();
    await ended;
  }
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
