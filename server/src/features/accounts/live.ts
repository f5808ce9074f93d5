import type { OwnUser } from '@portal/contract/accounts';
import { CLOSE_UNAUTHENTICATED } from '@portal/contract/live';
import { reachesPartOf } from '@portal/contract/reach-rules';
import { createBatches } from '#server/platform/batches.ts';
import { BUS_RETURNED, type Bus } from '#server/platform/live/bus.ts';
import type { Hub } from '#server/platform/live/hub.ts';
import type { LiveSocket } from '#server/platform/live/live-socket.ts';
import type { Logger } from '#server/platform/log.ts';
import {
  COMPANY_CHANGED,
  COMPANY_HIDDEN,
  type CompanyChanged,
  USERS_CHANGED,
  USERS_HIDDEN,
  type UserIds,
} from './events.ts';
import { SESSION_ENDED, type SessionEnded } from './sessions.ts';

interface Dependencies {
  readonly hub: Hub;
  readonly bus: Bus;
  readonly log: Logger;
  /** Returns those of these users who are hidden. */
  readonly findHidden: (userIds: readonly number[]) => Promise<number[]>;
  readonly findUsers: (userIds: readonly number[]) => Promise<OwnUser[]>;
}

/**
 * Closes the sockets of ended sessions and of hidden users, and sends users their account as it is now. Returns the
 * handler of a new socket: its page may have missed a change.
 */
export function connectAccounts({ hub, bus, log, findHidden, findUsers }: Dependencies) {
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
  const shown = createBatches<number>({
    maxItems: 50,
    async run(userIds) {
      for (const user of await findUsers(userIds))
        hub.toUsers([user.id], { type: 'OWN_ACCOUNT', payload: user });
    },
    onError: (error) => log.warn({ err: error }, 'users could not be sent their account'),
  });

  bus.subscribe(SESSION_ENDED, (payload) => close(payload as SessionEnded));
  bus.subscribe(USERS_HIDDEN, (payload) => hidden.add((payload as UserIds).userIds));
  bus.subscribe(COMPANY_HIDDEN, () => checked.add(hub.userIds()));
  bus.subscribe(USERS_CHANGED, (payload) =>
    shown.add((payload as UserIds).userIds.filter(hub.isConnected)),
  );
  bus.subscribe(COMPANY_CHANGED, (payload) => {
    const { companyId } = payload as CompanyChanged;
    const outside = hub.admins().filter(({ reach }) => !reachesPartOf(reach, companyId));
    shown.add(hub.userIds().difference(new Set(outside.map(({ userId }) => userId))));
  });
  // Changes that were published while this process could not be reached.
  bus.subscribe(BUS_RETURNED, () => shown.add(hub.userIds()));
  return (socket: LiveSocket): void => shown.add([socket.identity.userId]);
}
