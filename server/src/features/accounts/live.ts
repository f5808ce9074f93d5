import { CLOSE_UNAUTHENTICATED } from '@portal/contract/live';
import { createBatches } from '#server/platform/batches.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Hub } from '#server/platform/live/hub.ts';
import type { Logger } from '#server/platform/log.ts';
import { COMPANY_HIDDEN, USERS_HIDDEN, type UserIds } from './events.ts';
import { SESSION_ENDED, type SessionEnded } from './sessions.ts';

interface Dependencies {
  readonly hub: Hub;
  readonly bus: Bus;
  readonly log: Logger;
  /** Returns those of these users who are hidden. */
  readonly findHidden: (userIds: readonly number[]) => Promise<number[]>;
}

/** Closes the sockets of ended sessions and of hidden users, in all processes. */
export function connectAccounts({ hub, bus, log, findHidden }: Dependencies): void {
  const close = (ended: SessionEnded) =>
    hub.closeOf(ended, CLOSE_UNAUTHENTICATED, 'Your session has ended.');
  const onError = (error: unknown) =>
    log.error({ err: error }, 'sockets of hidden users could not be closed');
  const hidden = createBatches<number>({
    // 2 to 4 ms if all of them have an open socket.
    maxItems: 100,
    run(userIds) {
      for (const userId of userIds) close({ userId });
    },
    onError,
  });
  // A socket does not know to which company its user has been moved since it was opened.
  const checked = createBatches<number>({
    maxItems: 200,
    run: async (userIds) => hidden.add(await findHidden(userIds)),
    onError,
  });

  bus.subscribe(SESSION_ENDED, (payload) => close(payload as SessionEnded));
  bus.subscribe(USERS_HIDDEN, (payload) => hidden.add((payload as UserIds).userIds));
  bus.subscribe(COMPANY_HIDDEN, () => checked.add(hub.userIds()));
}
