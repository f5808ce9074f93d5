import { createBatches } from '../../platform/batches.ts';
import type { Hub } from '../../platform/live/hub.ts';
import type { LiveSocket } from '../../platform/live/live-socket.ts';
import type { Logger } from '../../platform/log.ts';
import type { PartnersOf } from './room-queries.ts';

interface Dependencies {
  readonly hub: Hub;
  readonly log: Logger;
  readonly isOnline: (userId: number) => boolean;
  readonly partnersOf: PartnersOf;
}

/** A user who came or went, or a socket that was opened. */
type Change = number | LiveSocket;

const userOf = (change: Change) => (typeof change === 'number' ? change : change.identity.userId);

/**
 * USER_ONLINE and USER_OFFLINE. After a restart thousands come back within seconds, and all users of a
 * process that died go at once: the partners of many are looked up together.
 */
export function createPresenceFrames({ hub, log, isOnline, partnersOf }: Dependencies) {
  const frame = (userId: number) =>
    ({ type: isOnline(userId) ? 'USER_ONLINE' : 'USER_OFFLINE', payload: { userId } }) as const;

  /** What is sent is the state of this moment: one batch follows another, so the last frame is right. */
  function send(change: Change, partnerIds: readonly number[]): void {
    if (typeof change === 'number') hub.toUsers(partnerIds, frame(change));
    else for (const id of partnerIds.filter(isOnline)) hub.toSocket(change, frame(id));
  }

  const changes = createBatches<Change>({
    maxItems: 50,
    async run(batch) {
      const partners = await partnersOf([...new Set(batch.map(userOf))]);
      for (const change of batch) send(change, partners.get(userOf(change)) ?? []);
    },
    onError: (error) => log.warn({ err: error }, 'who is online could not be told'),
  });

  return {
    changed: (userId: number): void => changes.add([userId]),
    opened: (socket: LiveSocket): void => changes.add([socket]),
  };
}
