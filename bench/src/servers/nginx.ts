/** nginx with `sendfile`, in one process, for the files of a folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../server/src/testing/free-port.ts';

interface Nginx {
  readonly origin: string;
  readonly pid: number;
}

/** Null if it is not installed. */
export async function startNginx(
  folder: string,
  stack: AsyncDisposableStack,
): Promise<Nginx | null> {
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  await writeFile(config, configOf(folder, port));
  const child = spawn('nginx', ['-p', folder, '-c', config, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const hasStarted = await Promise.race([
    once(child, 'spawn').then(() => true),
    once(child, 'error').then(() => false),
  ]).catch(isMissing);
  if (!hasStarted) {
    // It never ran, so its end is not reported.
    void ended.catch(() => undefined);
    return null;
  }
  stack.defer(async () => {
    child.kill();
    await ended;
  });
  const origin = `http://127.0.0.1:${port}`;
  while (child.exitCode === null) {
    if (await isAnswering(`${origin}/nginx.conf`)) return { origin, pid: child.pid ?? 0 };
    await pause(50);
  }
  throw new Error('nginx ended while it was starting');
}

function isMissing(error: unknown): false {
  if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return false;
  throw error;
}

const isAnswering = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Its temporary files are in the folder too, because the usual places may belong to another user. */
function configOf(folder: string, port: number): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off; master_process off; pid ${join(folder, 'nginx.pid')};
events { worker_connections 1024; }
http {
  ${kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join(' ')}
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
  types { video/mp4 mp4; }
  server { listen 127.0.0.1:${port}; root ${folder}; }
}
`;
}
