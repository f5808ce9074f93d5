import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { identityOfToken, silentHandlers } from '#server/testing/start-live.ts';
import { createRecordingLog } from '../log.fixture.ts';
import { createHub } from './hub.ts';
import { createLiveMetrics } from './live-metrics.ts';
import { createMemoryBus } from './memory-bus.ts';
import { createOpenSockets } from './open-sockets.ts';
import { createPresence } from './presence.ts';

const COSTLY_MS = 2;
const SOCKETS = 60;

/** A socket whose closing blocks the main thread. */
function costlySocket() {
  const ws = Object.assign(new EventEmitter(), {
    readyState: 1,
    OPEN: 1,
    close() {
      ws.readyState = 2;
      const until = performance.now() + COSTLY_MS;
      while (performance.now() < until);
      setImmediate(() => ws.emit('close'));
    },
  });
  return ws;
}

it('closing many sockets lets other work run in between', async () => {
  const log = createRecordingLog();
  const hub = createHub();
  const bus = createMemoryBus(log);
  const presence = createPresence({ bus, onChange: () => undefined });
  const sockets = createOpenSockets({
    log,
    hub,
    bus,
    presence,
    counters: createLiveMetrics(() => hub.size).counters,
    handlers: silentHandlers(hub),
    onOpen: () => undefined,
    authenticate: async (token) => identityOfToken(token),
  });
  for (let userId = 1; userId <= SOCKETS; userId += 1) {
    const token = `user-${userId}`;
    sockets.open(costlySocket() as never, { token, identity: identityOfToken(token) as never });
  }
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 0);
  presence.close();
  await sockets.closeAll(() => ({ why: 'ending', code: 1012, reason: '0' }));
  clearInterval(counting);
  expect(hub.size).toBe(0);
  // A time slice has time for two such closings: it ends after the first that runs over 3 ms.
  expect(turns).toBeGreaterThan(SOCKETS / 4);
});
