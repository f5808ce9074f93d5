import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Connection, createConnection, type LiveStatus } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A socket that the simulated server opens, unless its client closes it before. */
class SimulatedSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  isMute = false;
  send(text: string): void {
    if (JSON.parse(text).type !== 'PING' || this.isMute) return;
    const data = '{"type":"PONG","payload":{}}';
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })), 1);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
  open(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  cut(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '' }));
  }
}

type Client = Connection & { status: LiveStatus; tries: number; last: SimulatedSocket };

/** Clients of one server. `arrive` is called with each socket that they open. */
function clientsOf(
  count: number,
  arrive: (socket: SimulatedSocket) => void,
  catchUp: (client: Client) => Promise<boolean> = () => Promise.resolve(true),
): Client[] {
  return Array.from({ length: count }, (_, i) => {
    const client = { status: 'disconnected', tries: 0, last: new SimulatedSocket() } as Client;
    const connection = createConnection(
      { token: 't', userId: i + 1 },
      {
        onFrame: () => undefined,
        onStatus: (status) => {
          client.status = status;
        },
        onSessionEnded: () => undefined,
        isPageShown: () => true,
        catchUp: () => catchUp(client),
      },
      () => {
        const socket = new SimulatedSocket();
        client.tries += 1;
        client.last = socket;
        arrive(socket);
        return socket as unknown as WebSocket;
      },
    );
    return Object.assign(client, connection);
  });
}

const isConnected = ({ status }: Client) => status === 'connected';

it.each([16, 20, 25, 30])('a socket that takes %d s to open is reached', async (seconds) => {
  const clients = clientsOf(50, (socket) => setTimeout(() => socket.open(), seconds * 1_000));
  for (const client of clients) client.start();
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(clients.filter(isConnected)).toHaveLength(50);
  expect(Math.max(...clients.map(({ tries }) => tries))).toBeLessThanOrEqual(3);
});

it('2,000 clients return to a server that needs 30 s to open 2,000 sockets', async () => {
  const queue: SimulatedSocket[] = [];
  // A socket that its client has closed costs the server as much as another.
  const serving = setInterval(() => queue.shift()?.open(), 15);
  const clients = clientsOf(2_000, (socket) => queue.push(socket));
  for (const client of clients) client.start();
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(clients.filter(isConnected)).toHaveLength(2_000);
  const tries = clients.reduce((sum, client) => sum + client.tries, 0);
  expect(tries).toBeLessThanOrEqual(2 * 2_000);
  clearInterval(serving);
});

it('a try whose opening is never answered is ended, so that the browser begins the next', async () => {
  const sockets: SimulatedSocket[] = [];
  const [client] = clientsOf(1, (socket) => {
    sockets.push(socket);
    // Browsers open one socket at a time to a host.
    if (sockets.slice(0, -1).every(({ readyState }) => readyState === WebSocket.CLOSED))
      setTimeout(() => sockets.length > 1 && socket.open());
  });
  client?.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(client?.status).toBe('connected');
});

it('a hidden page reconnects after an outage of any length, although it does not poll', async () => {
  let isUp = false;
  const clients = clientsOf(100, (socket) =>
    setTimeout(() => (isUp ? socket.open() : socket.cut(1006))),
  );
  for (const client of clients) client.start();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(clients.some(isConnected)).toBe(false);
  // Six tries at first, then one in a minute or two.
  for (const { tries } of clients) expect(tries).toBeLessThanOrEqual(6 + 60);
  isUp = true;
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(clients.filter(isConnected)).toHaveLength(100);
});

it('a server that opens and closes at once is not tried again after each answer of the catch-up', async () => {
  const [client] = clientsOf(
    1,
    (socket) =>
      setTimeout(() => {
        socket.open();
        socket.cut(1013);
      }),
    (own) => {
      for (const ms of [20, 40, 60, 80]) setTimeout(() => own.answered(), ms);
      return Promise.resolve(true);
    },
  );
  client?.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(client?.tries).toBeLessThanOrEqual(20);
  expect(client?.tries).toBeGreaterThanOrEqual(10);
});

it('a client at rest returns within a second after the first answered call', async () => {
  let isUp = false;
  const [client] = clientsOf(1, (socket) =>
    setTimeout(() => (isUp ? socket.open() : socket.cut(1006))),
  );
  client?.start();
  while (client?.status !== 'disconnected') await vi.advanceTimersByTimeAsync(10);
  isUp = true;
  client.answered();
  await vi.advanceTimersByTimeAsync(1_001);
  expect(client.status).toBe('connected');
});

it('a socket without a first frame is replaced again and again, once in 40 s', async () => {
  const [client] = clientsOf(1, (socket) => {
    socket.isMute = true;
    setTimeout(() => socket.open());
  });
  client?.start();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(client?.tries).toBeGreaterThanOrEqual(80);
  expect(client?.tries).toBeLessThanOrEqual(91);
});

it('any rate of network and visibility changes leads to one try at a time', async () => {
  const open: SimulatedSocket[] = [];
  const [client] = clientsOf(1, (socket) => open.push(socket));
  client?.start();
  for (let i = 0; i < 1_000; i += 1) {
    client?.wake();
    client?.answered();
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(open.filter(({ readyState }) => readyState !== WebSocket.CLOSED)).toHaveLength(1);
  expect(client?.tries).toBe(1);
});
