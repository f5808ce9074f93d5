import { randomInt } from 'node:crypto';
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

/** The ports below those that the system gives: no other process gets one of them by listening somewhere. */
const FIRST_PORT = 15_000;
const PORTS = 15_000;

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS);
    if (await canListenAt(port)) return port;
  }
}

async function canListenAt(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    // Another process listens there.
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
