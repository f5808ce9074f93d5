import { CLOSE_UNAUTHENTICATED } from '@portal/contract/live';
import { createBatches } from '#server/platform/batches.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Hub } from '#server/platform/live/hub.ts';
import type { Logger } from '#server/platform/log.ts';
import { USERS_DELETED, type UsersDeleted } from './events.ts';
import { SESSION_ENDED, type SessionEnded } from './sessions.ts';

interface Dependencies {
  readonly hub: Hub;
  readonly bus: Bus;
  readonly log: Logger;
}

/** Closes the sockets of ended sessions, in all processes. */
export function connectAccounts({ hub, bus, log }: Dependencies): void {
  const close = (ended: SessionEnded) =>
    hub.closeOf(ended, CLOSE_UNAUTHENTICATED, 'Your session has ended.');
  const deleted = createBatches<number>({
    // 2 to 4 ms if all of them have an open socket.
    maxItems: 100,
    run(userIds) {
      for (const userId of userIds) close({ userId });
    },
    onError: (error) => log.error({ err: error }, 'sockets of deleted users could not be closed'),
  });

  bus.subscribe(SESSION_ENDED, (payload) => close(payload as SessionEnded));
  bus.subscribe(USERS_DELETED, (payload) => deleted.add((payload as UsersDeleted).userIds));
}
