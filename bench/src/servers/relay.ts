import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ChildServer, startChildServer } from './child-server.ts';

/** Starts the ordinary relay over socket.io on the tables of a portal that has ended. */
export function startRelayServer(dataDir: string): Promise<ChildServer> {
  return startChildServer({
    script: fileURLToPath(import.meta.resolve('./relay-process.ts')),
    env: { DATABASE_FILE: join(dataDir, 'portal.sqlite') },
    path: '/',
    headers: {},
  });
}
