/** nginx with `sendfile`, in one process, for the files of a folder. */
import { freePort } from '../../../server/src/testing/free-port.ts';
import { findNginx, startNginx } from '../../../server/src/testing/nginx.ts';

interface Nginx {
  readonly origin: string;
  readonly pid: number;
}

/** Null if it is not installed. */
export async function startFileNginx(
  folder: string,
  stack: AsyncDisposableStack,
): Promise<Nginx | null> {
  if (findNginx() === undefined) return null;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const http = `sendfile on; tcp_nopush on; keepalive_requests 100000000;
  types { video/mp4 mp4; }
  server { listen 127.0.0.1:${port}; root ${folder}; }`;
  return { origin, pid: await startNginx({ folder, http, url: origin }, stack) };
}
