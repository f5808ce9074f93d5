/** The web app with accented texts (`web/vite.pseudo.config.ts`), in front of a portal. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { freePort } from '../../../server/src/testing/free-port.ts';
import type { ReachedPortal } from '../harness/portal.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const VITE = resolve(ROOT, 'node_modules/vite/bin/vite.js');

/** Serves the build, which has been made before, and sends all calls to the portal. */
export async function servePseudoApp({
  origin,
}: ReachedPortal): Promise<ReachedPortal & AsyncDisposable> {
  const port = await freePort();
  const args = ['preview', '--config', 'vite.pseudo.config.ts', '--strictPort'];
  const child = spawn(process.execPath, [VITE, ...args, '--port', String(port)], {
    cwd: resolve(ROOT, 'web'),
    env: { ...process.env, PORT: new URL(origin).port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  // Vite prints its address when it listens.
  await once(child.stdout, 'data');
  child.stdout.resume();
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      process.off('exit', end);
      const ended = once(child, 'exit');
      end();
      await ended;
    },
  };
}
