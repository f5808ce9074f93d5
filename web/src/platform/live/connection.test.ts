import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConnection, type LiveStatus } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A socket whose server is the test. */
class FakeSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  readonly sent: unknown[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = WebSocket.CLOSING;
  }
  open(): void {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  cut(code = 1006, reason = ''): void {
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason }));
  }
  say(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function connection({ isPageShown = (): boolean => true } = {}) {
  const sockets: FakeSocket[] = [];
  const statuses: LiveStatus[] = [];
  const frames: unknown[] = [];
  const onSessionEnded = vi.fn();
  const catchUp = vi.fn((_gap: { wasDead: boolean }) => Promise.resolve(true));
  const made = createConnection(
    { token: 't', userId: 1 },
    {
      onFrame: (frame) => frames.push(frame),
      onStatus: (status) => statuses.push(status),
      onSessionEnded,
      catchUp,
      isPageShown,
    },
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  );
  const last = () => sockets.at(-1) ?? new FakeSocket();
  return { ...made, sockets, statuses, frames, onSessionEnded, catchUp, last };
}

/** The first frame on each new socket. */
const HERE = { type: 'USER_ONLINE', payload: { userId: 1 } } as const;
const FRAME = { type: 'USER_ONLINE', payload: { userId: 7 } } as const;

it('emits the frames it receives, and logs unreadable ones', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { start, last, frames, statuses } = connection();
  start();
  last().open();
  for (const text of [JSON.stringify(FRAME), 'nonsense', '7', '{"type":"NEWS"}']) last().say(text);
  expect(frames).toEqual([FRAME]);
  expect(warn).toHaveBeenCalledTimes(3);
  expect(statuses).toEqual(['connecting', 'connected']);
});

it('sends only on an open socket, and returns whether it did', () => {
  const { start, stop, send, last } = connection();
  expect(send(FRAME)).toBe(false);
  start();
  expect(send(FRAME)).toBe(false);
  last().open();
  expect(last().sent).toEqual([HERE]);
  expect(send(FRAME)).toBe(true);
  expect(last().sent).toEqual([HERE, FRAME]);
  stop();
  expect(send(FRAME)).toBe(false);
});

it('probes a quiet server, and opens another socket if there is no answer', () => {
  const { start, last, sockets, statuses, catchUp } = connection();
  start();
  last().open();
  vi.advanceTimersByTime(29_000);
  last().say(JSON.stringify(FRAME));
  vi.advanceTimersByTime(29_000);
  expect(last().sent).toEqual([HERE]);
  vi.advanceTimersByTime(1_000);
  expect(last().sent).toEqual([HERE, { type: 'PING', payload: {} }]);
  last().say('{"type":"PONG","payload":{}}');
  vi.advanceTimersByTime(39_000);
  expect(statuses.at(-1)).toBe('connected');
  vi.advanceTimersByTime(1_000);
  expect(statuses.at(-1)).toBe('connecting');
  vi.advanceTimersByTime(1_000);
  expect(sockets).toHaveLength(2);
  // Events of the dead socket do not count for the new one.
  sockets[0]?.cut(4401);
  last().open();
  expect(statuses.at(-1)).toBe('connected');
  expect(catchUp.mock.calls).toEqual([[{ wasDead: false }], [{ wasDead: true }]]);
});

it('reports dead connections only if a new one opens promptly', () => {
  const { start, wake, last, catchUp } = connection();
  start();
  last().open();
  wake();
  vi.advanceTimersByTime(11_000);
  vi.advanceTimersByTime(3_000);
  last().open();
  last().cut();
  vi.advanceTimersByTime(2_000);
  last().open();
  expect(catchUp.mock.calls).toEqual([
    [{ wasDead: false }],
    [{ wasDead: false }],
    [{ wasDead: false }],
  ]);
});

it('replaces a socket that is closing and never closed', () => {
  const { start, wake, last, sockets } = connection();
  start();
  last().open();
  last().readyState = WebSocket.CLOSING;
  wake();
  vi.advanceTimersByTime(10_000 + 1_000);
  expect(sockets).toHaveLength(2);
});

it('probes once: waking again does not extend the time limit', () => {
  const { start, wake, last, statuses } = connection();
  start();
  last().open();
  for (let seconds = 0; seconds < 10; seconds += 1) {
    expect(statuses.at(-1)).toBe('connected');
    wake();
    vi.advanceTimersByTime(1_000);
  }
  expect(last().sent).toEqual([HERE, { type: 'PING', payload: {} }]);
  expect(statuses.at(-1)).toBe('connecting');
});

it('returns at the time that a stopping server names, and as usual if it names no valid time', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  for (const [reason, ms] of [
    ['1730', 1_730],
    ['1', 1],
    ['30000', 30_000],
    ['30001', 500],
    ['-5', 500],
    ['1e3', 500],
    ['', 500],
  ] as const) {
    const { start, last, sockets, stop } = connection();
    start();
    last().open();
    last().cut(1012, reason);
    vi.advanceTimersByTime(ms - 1);
    expect(sockets, reason).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets, reason).toHaveLength(2);
    stop();
  }
});

it('stays connected over any number of short connections that caught up', async () => {
  const { start, last, sockets, statuses, catchUp } = connection();
  start();
  for (let cuts = 0; cuts < 8; cuts += 1) {
    last().open();
    await vi.advanceTimersByTimeAsync(0);
    last().cut();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets).toHaveLength(cuts + 2);
  }
  expect(catchUp).toHaveBeenCalledTimes(8);
  expect(statuses).not.toContain('disconnected');
});

it('rests after five tries that did not catch up, and returns after an answered call', async () => {
  const { start, answered, last, statuses, catchUp } = connection();
  catchUp.mockResolvedValue(false);
  start();
  for (let cuts = 0; cuts < 6; cuts += 1) {
    last().open();
    await vi.advanceTimersByTimeAsync(0);
    last().cut();
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(statuses.at(-1)).toBe('disconnected');
  answered();
  last().open();
  expect(statuses.at(-1)).toBe('connected');
});

it('limits the wait for a server that does not answer the opening', () => {
  const { start, sockets } = connection();
  start();
  vi.advanceTimersByTime(15_000 + 1_000);
  expect(sockets).toHaveLength(2);
});

it('rests after five tries, for at least a minute or until the page is visible again', () => {
  const { start, wake, last, sockets, statuses } = connection();
  start();
  for (let i = 0; i < 6; i += 1) {
    last().cut();
    vi.advanceTimersByTime(4_000);
  }
  vi.advanceTimersByTime(55_000);
  expect(sockets.length).toBe(6);
  expect(statuses).toEqual(['connecting', 'disconnected']);
  wake();
  last().open();
  expect(statuses.at(-1)).toBe('connected');
});

it('tries at once after an answered call, or a second after the last try', async () => {
  const { start, answered, last, sockets } = connection();
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  start();
  last().open();
  await vi.advanceTimersByTimeAsync(30_000);
  last().cut();
  answered();
  expect(sockets).toHaveLength(2);
  last().cut();
  for (let calls = 0; calls < 5; calls += 1) answered();
  vi.advanceTimersByTime(999);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(3);
});

it('ends the session if the server has ended it, and does not try again', () => {
  const { start, wake, last, sockets, onSessionEnded, statuses } = connection();
  start();
  last().open();
  last().cut(4401);
  wake();
  vi.advanceTimersByTime(60_000);
  expect(onSessionEnded).toHaveBeenCalledOnce();
  expect(sockets).toHaveLength(1);
  expect(statuses.at(-1)).toBe('refused');
});

it('of a hidden page is opened again when the page is shown, if the server closed it for a newer one', () => {
  let isShown = false;
  const { start, answered, wake, last, sockets } = connection({ isPageShown: () => isShown });
  start();
  last().open();
  last().cut(4429);
  answered();
  vi.advanceTimersByTime(600_000);
  expect(sockets).toHaveLength(1);
  isShown = true;
  wake();
  expect(sockets).toHaveLength(2);
});

it('when stopped while connecting, closes the socket when it is open, after 10 s at the latest', () => {
  for (const end of [(socket: FakeSocket) => socket.open(), () => vi.advanceTimersByTime(10_000)]) {
    const { start, stop, last } = connection();
    start();
    stop();
    expect(last().readyState).toBe(WebSocket.CONNECTING);
    end(last());
    expect(last().readyState).toBe(WebSocket.CLOSING);
  }
});

it('closes its socket and emits nothing more when stopped', () => {
  const { start, stop, last, sockets, frames } = connection();
  start();
  last().open();
  stop();
  expect(last().readyState).toBe(WebSocket.CLOSING);
  last().say(JSON.stringify(FRAME));
  last().cut(1000);
  vi.advanceTimersByTime(60_000);
  expect([frames, sockets.length]).toEqual([[], 1]);
});
