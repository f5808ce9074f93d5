import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

/** A connection to a server that can be cut, silenced and restored without changing the server. */
export interface TcpLink extends AsyncDisposable {
  /** The port on 127.0.0.1 to connect to instead of the server. */
  readonly port: number;
  /** Breaks the connections and refuses new ones. */
  cut(): Promise<void>;
  /** Keeps the present connections open without transferring data; new ones work. */
  silence(): void;
  mend(): Promise<void>;
}

export async function openTcpLink(server: { host: string; port: number }): Promise<TcpLink> {
  const sockets = new Set<Socket>();
  const listener = createServer((near) => {
    const far = createConnection(server);
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
    await once(listener.listen(at, '127.0.0.1'), 'listening');
    return (listener.address() as AddressInfo).port;
  };
  const cut = async () => {
    if (!listener.listening) return;
    const closed = once(listener.close(), 'close');
    for (const socket of sockets) socket.destroy();
    await closed;
  };

  const port = await listen(0);
  return {
    port,
    cut,
    silence() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    async mend() {
      await listen(port);
    },
    [Symbol.asyncDispose]: cut,
  };
}
