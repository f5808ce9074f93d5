import { createBatches } from '#server/platform/batches.ts';
import type { Hub } from '#server/platform/live/hub.ts';
import type { LiveSocket } from '#server/platform/live/live-socket.ts';
import type { Logger } from '#server/platform/log.ts';
import type { FindPairs } from './contact-queries.ts';
import { areInContact } from './policy.ts';

interface Dependencies {
  readonly hub: Hub;
  readonly log: Logger;
  readonly isOnline: (userId: number) => boolean;
  readonly findPairs: FindPairs;
}

/** A user who connected or left, or a socket that was opened. */
type Change = number | LiveSocket;

const userOf = (change: Change) => (typeof change === 'number' ? change : change.identity.userId);

/**
 * Sends USER_ONLINE and USER_OFFLINE to chat partners, unless one has blocked the other or a company separates them. Thousands of users connect within seconds after a restart, and
 * all users of a process that died leave at once: one query finds the partners of many.
 */
export function createPresenceFrames({ hub, log, isOnline, findPairs }: Dependencies) {
  const frame = (userId: number) =>
    ({ type: isOnline(userId) ? 'USER_ONLINE' : 'USER_OFFLINE', payload: { userId } }) as const;

  /** Sends the present state. Batches follow one another, so the last frame is right. */
  function send(change: Change, partnerIds: readonly number[]): void {
    if (typeof change === 'number') hub.toUsers(partnerIds, frame(change));
    else for (const id of partnerIds.filter(isOnline)) hub.toSocket(change, frame(id));
  }

  const changes = createBatches<Change>({
    maxItems: 50,
    async run(batch) {
      const partners = new Map<number, number[]>();
      for (const { userId, partnerId, own, other } of await findPairs([
        ...new Set(batch.map(userOf)),
      ]))
        if (areInContact(own, other))
          partners.set(userId, [...(partners.get(userId) ?? []), partnerId]);
      for (const change of batch) send(change, partners.get(userOf(change)) ?? []);
    },
    onError: (error) => log.warn({ err: error }, 'frames about who is online could not be sent'),
  });

  return {
    changed: (userId: number): void => changes.add([userId]),
    opened: (socket: LiveSocket): void => changes.add([socket]),
  };
}
