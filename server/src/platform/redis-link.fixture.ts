import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

/** A wire to the Redis of the tests that can be cut, silenced and mended without touching Redis. */
export interface RedisLink {
  /** Where to connect instead of the real Redis. */
  readonly url: string;
  /** Breaks the connections and refuses new ones. */
  cut(): Promise<void>;
  /** Keeps the connections but carries nothing any more. */
  silence(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function openRedisLink(redisUrl: string): Promise<RedisLink> {
  const { hostname, port } = new URL(redisUrl);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = createConnection({ host: hostname, port: Number(port || 6379) });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });

  const listen = async (at: number) => {
    await once(server.listen(at, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server.close(), 'close');
    for (const socket of sockets) socket.destroy();
    await closed;
  };

  const ownPort = await listen(0);
  const url = new URL(redisUrl);
  url.host = `127.0.0.1:${ownPort}`;
  return {
    url: url.href,
    cut,
    silence() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    async mend() {
      await listen(ownPort);
    },
    close: cut,
  };
}
