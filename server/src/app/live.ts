/** Creates the live channel and connects the features with it. */
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { connectAccounts } from '../features/accounts/live.ts';
import type { Accounts } from '../features/accounts/service.ts';
import { connectChat } from '../features/chat/live.ts';
import type { Chat } from '../features/chat/service.ts';
import { connectFeedback } from '../features/feedback/live.ts';
import { connectHelp } from '../features/help/live.ts';
import { connectLearning } from '../features/learning/live.ts';
import { connectReach } from '../features/reach/live.ts';
import { createAdminFrames, findGroupIdsOf, type ReachService } from '../features/reach/service.ts';
import { connectReminders } from '../features/reminders/live.ts';
import { connectTrash } from '../features/trash/live.ts';
import type { Trash } from '../features/trash/trash.ts';
import { forwardedAddress, trustedProxies } from '../platform/http/trusted-proxies.ts';
import { createHub } from '../platform/live/hub.ts';
import { attachLiveChannel } from '../platform/live/live-channel.ts';
import { createLiveMetrics, type Refusal } from '../platform/live/live-metrics.ts';
import type { FrameHandlers } from '../platform/live/open-sockets.ts';
import { createPresence } from '../platform/live/presence.ts';
import type { Resources } from '../resources.ts';
import type { Settings } from '../settings.ts';

export interface Live {
  registerMetrics(registry: Registry): void;
  attachTo(app: FastifyInstance): void;
  readonly isOnline: (userId: number) => boolean;
}

interface Services {
  readonly accounts: Pick<Accounts, 'authenticate' | 'findHidden' | 'findUsers'>;
  readonly chat: Pick<Chat, 'pairIn' | 'findPairs'>;
  readonly reach: Pick<ReachService, 'reachesTrainee'>;
  readonly trash: Pick<Trash, 'findBoundsOf'>;
}

/**
 * Refusals that an attack can cause. The others are caused by bad connections, faulty clients and a stopping process.
 */
const SECURITY_REFUSALS: readonly Refusal[] = ['unauthenticated', 'forbidden', 'too-many', 'flood'];

export function createLive(
  { db, bus, log, security }: Resources,
  { publicUrl, basePath, corsOrigins, trustProxy }: Settings,
  { accounts, chat: chatService, reach: { reachesTrainee }, trash }: Services,
): Live {
  const hub = createHub();
  const metrics = createLiveMetrics(() => hub.size);
  const presence = createPresence({
    bus,
    onChange: (userId) => chat.onPresence(userId),
  });
  const chat = connectChat({
    hub,
    bus,
    log,
    isOnline: presence.isOnline,
    pairIn: chatService.pairIn,
    findPairs: chatService.findPairs,
  });
  const showAccount = connectAccounts({
    hub,
    bus,
    log,
    findHidden: accounts.findHidden,
    findUsers: accounts.findUsers,
  });
  const adminFrames = createAdminFrames({
    hub,
    log,
    findGroupIdsOf: (traineeIds) => findGroupIdsOf(db, traineeIds),
  });
  connectReach({ hub, bus });
  connectHelp({ hub, bus, adminFrames });
  connectFeedback({ bus, adminFrames });
  connectReminders({ hub, bus });
  connectTrash({ hub, bus, log, findBoundsOf: trash.findBoundsOf });
  const trusts = trustedProxies(trustProxy);
  const refused = (reason: Refusal, userId?: number) => {
    metrics.counters.refused(reason);
    if (SECURITY_REFUSALS.includes(reason)) security.record('socket.refused', { reason, userId });
  };
  const handlers: FrameHandlers = {
    ...chat.handlers,
    ...connectLearning({ hub, bus, adminFrames, reachesTrainee }),
    PING: (socket) => hub.toSocket(socket, { type: 'PONG', payload: {} }),
  };
  return {
    registerMetrics: metrics.register,
    isOnline: presence.isOnline,
    attachTo: (app) =>
      attachLiveChannel(app, {
        log,
        hub,
        bus,
        presence,
        counters: { ...metrics.counters, refused },
        handlers,
        onOpen(socket) {
          showAccount(socket);
          chat.onOpen(socket);
        },
        authenticate: accounts.authenticate,
        origins: [new URL(publicUrl).origin, ...corsOrigins],
        basePath,
        addressOf: (request) => forwardedAddress(request, trusts),
      }),
  };
}
