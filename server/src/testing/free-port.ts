import { once } from 'node:events';
import { createServer } from 'node:net';

/** A server that listens on a free port until it is closed. */
export async function listenSomewhere() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return { server, port: address.port };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const { server, port } = await listenSomewhere();
  server.close();
  await once(server, 'close');
  return port;
}
