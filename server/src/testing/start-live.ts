/** A live channel alone, for tests that concern no feature: `user-7` is the token of user 7. */
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Identity } from '../platform/http/route.ts';
import type { Bus } from '../platform/live/bus.ts';
import { createHub, type OwnHub } from '../platform/live/hub.ts';
import { attachLiveChannel } from '../platform/live/live-channel.ts';
import { createLiveMetrics, type Refusal } from '../platform/live/live-metrics.ts';
import { createMemoryBus } from '../platform/live/memory-bus.ts';
import type { FrameHandlers, OpenSocketsOptions } from '../platform/live/open-sockets.ts';
import { createPresence, type Presence } from '../platform/live/presence.ts';
import { createRecordingLog, type RecordingLog } from '../platform/log.fixture.ts';
import { type LiveClient, type LiveClientOptions, listen, openLive } from './live-client.ts';

export interface TestLive extends AsyncDisposable {
  readonly app: FastifyInstance;
  readonly hub: OwnHub;
  readonly bus: Bus;
  readonly presence: Presence;
  readonly log: RecordingLog;
  /** The reasons why sockets were refused, in the order of events. */
  readonly refusals: readonly Refusal[];
  /** Tokens whose sessions have ended. */
  readonly endedTokens: Set<string>;
  open(userId: number, options?: LiveClientOptions): Promise<LiveClient>;
}

interface Given extends Partial<Pick<OpenSocketsOptions, 'onOpen' | 'authenticate'>> {
  readonly handlers?: (live: Pick<TestLive, 'hub' | 'bus' | 'presence'>) => Partial<FrameHandlers>;
  readonly onPresence?: (userId: number, isOnline: boolean) => void;
  readonly pingMs?: number;
  readonly server?: FastifyServerOptions;
}

export async function startLive(given: Given = {}): Promise<TestLive> {
  await using starting = new AsyncDisposableStack();
  const app = Fastify(given.server);
  starting.defer(() => app.close());
  const log = createRecordingLog();
  const bus = createMemoryBus(log);
  const hub = createHub();
  const presence = createPresence({ bus, lingerMs: 0, onChange: given.onPresence ?? ignore });
  const refusals: Refusal[] = [];
  const endedTokens = new Set<string>();
  const { counters } = createLiveMetrics(() => hub.size);
  attachLiveChannel(app, {
    log,
    hub,
    bus,
    presence,
    counters: { ...counters, refused: (why) => refusals.push(why) },
    handlers: { ...silentHandlers(hub), ...given.handlers?.({ hub, bus, presence }) },
    onOpen: given.onOpen ?? ignore,
    authenticate:
      given.authenticate ??
      (async (token) => (endedTokens.has(token) ? null : identityOfToken(token))),
    origins: [],
    basePath: '',
    addressOf: () => '127.0.0.1',
    ...(given.pingMs === undefined ? {} : { pingMs: given.pingMs }),
  });
  const address = await listen(app);
  const started = starting.move();
  return {
    app,
    hub,
    bus,
    presence,
    log,
    refusals,
    endedTokens,
    open: (userId, options) =>
      openLive(address, { token: `user-${userId}`, user: { id: userId } }, options),
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}

export function identityOfToken(token: string): Identity | null {
  const userId = Number(/^user-(\d+)$/.exec(token)?.[1]);
  if (Number.isNaN(userId)) return null;
  const user = { userId, companyId: 1, runId: userId, name: `User ${userId}` };
  return { ...user, sessionId: userId, role: 'TRAINEE', reach: [] };
}

const ignore = () => undefined;

export function silentHandlers(hub: OwnHub): FrameHandlers {
  return {
    USER_ONLINE: ignore,
    TYPING: ignore,
    NEW_MESSAGE: ignore,
    JOIN_CHAT_ROOM: ignore,
    LEAVE_CHAT_ROOM: ignore,
    WATCH_TRAINEE: ignore,
    UNWATCH_TRAINEE: ignore,
    PING: (socket) => hub.toSocket(socket, { type: 'PONG', payload: {} }),
  };
}
