import { createBatches } from '#server/platform/batches.ts';
import type { Hub } from '#server/platform/live/hub.ts';
import type { Logger } from '#server/platform/log.ts';
import type { FindPairs, Pair } from './contact-queries.ts';
import { areInContact } from './policy.ts';

interface Dependencies {
  readonly hub: Hub;
  readonly log: Logger;
  readonly isOnline: (userId: number) => boolean;
  readonly findPairs: FindPairs;
}

/** A connected user, and the partners with whom the contact may have begun or ended. */
interface Change {
  readonly userId: number;
  readonly concerns: (pair: Pair) => boolean;
}

/**
 * Sends users whether they can chat with their partners now: the list of rooms has changed, and each partner is shown as
 * online or, without contact, as offline. After the switch of a company this concerns all connected users, and after a
 * change of what admins see those who have a room with them.
 */
export function createContactFrames({ hub, log, isOnline, findPairs }: Dependencies) {
  function show(pair: Pair): void {
    const { userId, partnerId, own, other } = pair;
    const isShown = areInContact(own, other) && isOnline(partnerId);
    const type = isShown ? 'USER_ONLINE' : 'USER_OFFLINE';
    hub.toUsers([userId], { type, payload: { userId: partnerId } });
  }

  const changes = createBatches<Change>({
    maxItems: 50,
    async run(batch) {
      const pairs = await findPairs([...new Set(batch.map(({ userId }) => userId))]);
      for (const { userId, concerns } of batch) {
        const changed = pairs.filter((pair) => pair.userId === userId && concerns(pair));
        changed.forEach(show);
        if (changed.length > 0) hub.toUsers([userId], { type: 'CHAT_ROOMS_CHANGED', payload: {} });
      }
    },
    onError: (error) =>
      log.warn({ err: error }, 'users could not be shown whom they can chat with'),
  });

  return {
    /** One of the two has blocked the other one, or unblocked them. */
    blocked(userId: number, partnerId: number): void {
      const both: Change[] = [
        { userId, concerns: (pair) => pair.partnerId === partnerId },
        { userId: partnerId, concerns: (pair) => pair.partnerId === userId },
      ];
      changes.add(both.filter((change) => hub.isConnected(change.userId)));
    },
    /** These admins see other people now. Their own sockets are closed and opened again. */
    reachChanged(adminIds: readonly number[]): void {
      const concerns = ({ partnerId }: Pair) => adminIds.includes(partnerId);
      changes.add([...hub.userIds()].map((userId) => ({ userId, concerns })));
    },
    /** A company allows chats with other companies, or no longer. */
    companyChanged(companyId: number): void {
      const concerns = ({ own, other }: Pair) =>
        own.companyId !== other.companyId && [own.companyId, other.companyId].includes(companyId);
      changes.add([...hub.userIds()].map((userId) => ({ userId, concerns })));
    },
  };
}
