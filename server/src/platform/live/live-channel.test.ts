import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { LIVE_FRAME_MAX_BYTES, LIVE_FRAMES_BURST } from '@portal/contract/limits';
import type { Reach } from '@portal/contract/reach';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { LiveClient } from '#server/testing/live-client.ts';
import { identityOfToken, startLive } from '#server/testing/start-live.ts';
import { BUS_RETURNED } from './bus.ts';
import type { LiveSocket } from './live-socket.ts';

const ONLINE = { type: 'USER_ONLINE', payload: { userId: 1 } } as const;

/** Time between two checks of a socket, which only passes when a test advances it. */
const PERIOD_MS = 60;

function controlChecks(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
}

describe('frames from a client', () => {
  it.each([
    ['text that is not JSON', 'hello'],
    ['JSON that is not a frame', '[1]'],
    ['too many values', `{"type":"NEW_MESSAGE","payload":{"a":[${'0,'.repeat(8_000)}0]}}`],
    ['an unknown type', '{"type":"SHUT_DOWN","payload":{}}'],
    ['a payload of another shape', '{"type":"JOIN_CHAT_ROOM","payload":{"chatRoomId":"7"}}'],
    ['binary data', Buffer.from('{"type":"PING","payload":{}}')],
  ])('with %s are dropped, and the socket stays open', async (_, message) => {
    await using live = await startLive();
    await using client = await live.open(1);
    client.ws.send(message);
    await client.settled();
    expect(client.frames).toEqual([{ type: 'PONG', payload: {} }]);
    expect(live.log.lines).toEqual([]);
  });

  it('that are too large close the socket with 1009, and no other', async () => {
    await using live = await startLive();
    await using big = await live.open(1);
    await using other = await live.open(2);
    big.ws.send('x'.repeat(LIVE_FRAME_MAX_BYTES + 1));
    expect((await big.closed).code).toBe(1009);
    await other.settled();
  });

  it('that exceed the rate close the socket with 1008, and no other', async () => {
    await using live = await startLive();
    await using flood = await live.open(1);
    await using other = await live.open(2);
    for (let i = 0; i < 3 * LIVE_FRAMES_BURST; i += 1) flood.ws.send('{}');
    expect((await flood.closed).code).toBe(1008);
    expect(live.refusals).toEqual(['flood']);
    await other.settled();
  });

  it('that are pings of the protocol count as well', async () => {
    await using live = await startLive();
    await using flood = await live.open(1);
    await using other = await live.open(2);
    for (let i = 0; i < 3 * LIVE_FRAMES_BURST; i += 1) flood.ws.pong();
    await flood.closed;
    expect(live.refusals).toContain('flood');
    await other.settled();
  });

  it('are handled one after the other, also after one that failed', async () => {
    const handled: number[] = [];
    await using live = await startLive({
      handlers: () => ({
        async JOIN_CHAT_ROOM(_, { chatRoomId }) {
          for (let pause = chatRoomId; pause < 3; pause += 1) await setImmediate();
          if (chatRoomId === 1) throw new Error('broken');
          handled.push(chatRoomId);
        },
      }),
    });
    await using client = await live.open(1);
    for (const chatRoomId of [2, 1, 2, 1, 2])
      client.send({ type: 'JOIN_CHAT_ROOM', payload: { chatRoomId } });
    await client.settled();
    expect(handled).toEqual([2, 2, 2]);
    expect(live.log.messages()).toEqual(Array(2).fill('a live frame could not be handled'));
  });
});

describe('a peer', () => {
  it('without a sign of life is cut off, one with signs of life is kept', async () => {
    controlChecks();
    await using live = await startLive({ pingMs: PERIOD_MS });
    await using dead = await live.open(1, { autoPong: false });
    await using alive = await live.open(2);
    for (let period = 0; period < 2; period += 1) {
      const pinged = once(alive.ws, 'ping');
      vi.advanceTimersByTime(PERIOD_MS);
      await pinged;
      // The answer to the ping arrived before the answer to this.
      await alive.settled();
    }
    expect((await dead.closed).code).toBe(1006);
    expect(live.refusals).toEqual(['silent']);
    expect(live.hub.size).toBe(1);
  });

  it('that does not read is dropped, without waiting and without effect on others', async () => {
    await using live = await startLive();
    await using slow = await live.open(1);
    await using other = await live.open(2);
    slow.ws.pause();
    const frame = {
      type: 'MODULE_COMPLETION',
      payload: { traineeId: 1, traineeName: 'x'.repeat(100_000) },
    } as const;
    for (let sent = 0; live.hub.countOf(1) > 0 && sent < 2_000; sent += 1) {
      live.hub.toUsers([1], frame);
      if (sent % 20 === 0) await setImmediate();
    }
    expect(live.refusals).toEqual(['slow']);
    live.hub.toUsers([2], ONLINE);
    await other.receives(ONLINE);
    slow.ws.resume();
    expect((await slow.closed).code).toBe(1006);
  });

  it('that sends nothing is not treated as a silent request', async () => {
    await using live = await startLive({ server: { connectionTimeout: 60_000 } });
    const connected = once(live.app.server, 'connection');
    await using client = await live.open(1);
    const [connection] = await connected;
    // The limit of requests does not hold for its connection.
    expect(connection.timeout).toBe(0);
    await client.settled();
  });
});

describe('a session', () => {
  it('that ends without an event is found, and its socket closed', async () => {
    controlChecks();
    await using live = await startLive({ pingMs: PERIOD_MS });
    await using client = await live.open(1);
    await using other = await live.open(2);
    live.endedTokens.add('user-1');
    vi.advanceTimersByTime(PERIOD_MS);
    expect(await client.closed).toEqual({ code: 4401, reason: 'Your session has ended.' });
    await other.settled();
  });

  it('whose user sees more or less without an event is found, and its client connects again', async () => {
    controlChecks();
    let reach: Reach = 'portal';
    await using live = await startLive({
      pingMs: PERIOD_MS,
      authenticate: async (token) => {
        const identity = identityOfToken(token);
        return identity && { ...identity, reach };
      },
    });
    await using client = await live.open(1);
    await client.settled();
    vi.advanceTimersByTime(PERIOD_MS);
    await client.settled();
    reach = [{ companyId: 1, companyName: 'Acme', rights: 'read' }];
    vi.advanceTimersByTime(PERIOD_MS);
    expect(await client.closed).toEqual({ code: 1012, reason: '0' });
  });

  it('that ends while its socket is opening closes the socket', async () => {
    let looks = 0;
    await using live = await startLive({
      authenticate: async (token) => {
        looks += 1;
        return looks === 1 ? identityOfToken(token) : null;
      },
    });
    await using client = await live.open(1);
    expect((await client.closed).code).toBe(4401);
  });

  it('that cannot be looked up is refused, and open sockets stay open', async () => {
    controlChecks();
    let isAway = false;
    let failures = 0;
    await using live = await startLive({
      pingMs: PERIOD_MS,
      authenticate: async (token) => {
        if (isAway) {
          failures += 1;
          throw new Error('the database is away');
        }
        return identityOfToken(token);
      },
    });
    await using client = await live.open(1);
    await client.settled();
    isAway = true;
    await expect(live.open(2)).rejects.toThrow('503');
    vi.advanceTimersByTime(PERIOD_MS);
    // The refused socket and the check of the open one.
    await expect.poll(() => failures).toBe(2);
    isAway = false;
    await client.settled();
  });
});

describe('a user has at most thirty sockets', () => {
  it('and the oldest is closed when another one opens, while other users are not affected', async () => {
    await using live = await startLive();
    await using clients = new AsyncDisposableStack();
    const other = clients.use(await live.open(2));
    const opened: LiveClient[] = [];
    for (let i = 0; i < 32; i += 1) opened.push(clients.use(await live.open(1)));
    const ends = await Promise.all(opened.slice(0, 2).map(({ closed }) => closed));
    expect(ends.map(({ code }) => code)).toEqual([4429, 4429]);
    for (const client of [...opened.slice(2), other]) await client.settled();
    expect(live.refusals).toEqual([]);
  });

  it('and as many that are closing; more are refused', async () => {
    await using live = await startLive();
    await using clients = new AsyncDisposableStack();
    for (let i = 0; i < 60; i += 1) clients.use(await live.open(1)).ws.pause();
    const more = clients.use(await live.open(1));
    expect((await more.closed).code).toBe(1013);
    expect(live.refusals).toEqual(['too-many']);
  });
});

describe('a stopping portal', () => {
  it('sends each client its time to reconnect in milliseconds, evenly spread over three seconds', async () => {
    const live = await startLive();
    await using clients = new AsyncDisposableStack();
    const opened: LiveClient[] = [];
    for (let i = 0; i < 30; i += 1) opened.push(clients.use(await live.open(i + 1)));
    await live.app.close();
    const ends = await Promise.all(opened.map(({ closed }) => closed));
    expect(new Set(ends.map(({ code }) => code))).toEqual(new Set([1012]));
    const waits = ends.map(({ reason }) => Number(reason)).toSorted((a, b) => a - b);
    expect(waits).toEqual(waits.map((_, i) => 50 + 100 * i));
  });

  it('also sends it to a client whose socket is opening, and does not wait for one that does not read', async () => {
    const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const live = await startLive({
      authenticate: async (token) => {
        if (token === 'user-3') {
          asked.resolve();
          await answer.promise;
        }
        return identityOfToken(token);
      },
    });
    await using client = await live.open(1);
    await using deaf = await live.open(2);
    deaf.ws.pause();
    const opening = live.open(3);
    await asked.promise;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let isClosed = false;
    const closing = live.app.close().then(() => {
      isClosed = true;
    });
    await client.closed;
    answer.resolve();
    await using late = await opening;
    const { code, reason } = await late.closed;
    expect(code).toBe(1012);
    expect(reason).toMatch(/^\d{1,4}$/);
    expect(Number(reason)).toBeLessThanOrEqual(3_000);
    // `ws` alone would wait 30 seconds for a client that does not read.
    let passedMs = 0;
    const passTime = () => {
      vi.advanceTimersByTime(100);
      passedMs += 100;
      return isClosed;
    };
    await expect.poll(passTime).toBe(true);
    await closing;
    expect(passedMs).toBeLessThan(25_000);
  });
});

it('a frame reaches only its group, and a group forgets disconnected members', async () => {
  const opened: LiveSocket[] = [];
  await using live = await startLive({ onOpen: (socket) => void opened.push(socket) });
  await using first = await live.open(1);
  await using second = await live.open(2);
  await using third = await live.open(3);
  await expect.poll(() => opened.length).toBe(3);
  for (const socket of opened.slice(0, 2)) live.hub.join(socket, 'group');
  live.hub.toGroup('group', ONLINE, ({ userId }) => userId !== 1);
  await second.receives(ONLINE);
  second.ws.close();
  await second.closed;
  await expect.poll(() => live.hub.size).toBe(2);
  live.hub.toGroup('group', ONLINE);
  await first.receives(ONLINE);
  await third.settled();
  expect(first.frames).toEqual([ONLINE]);
  expect(third.frames).toEqual([{ type: 'PONG', payload: {} }]);
});

it('every socket is notified of lost frames, once for processes that reconnect together', async () => {
  await using live = await startLive();
  const clients = await Promise.all([1, 2, 2].map((userId) => live.open(userId)));
  for (let process = 0; process < 3; process += 1) live.bus.publish(BUS_RETURNED, null);
  for (const client of clients) {
    await client.receives({ type: 'FRAMES_LOST', payload: {} });
    await client.settled();
    expect(client.frames.map(({ type }) => type)).toEqual(['FRAMES_LOST', 'PONG']);
  }
});
