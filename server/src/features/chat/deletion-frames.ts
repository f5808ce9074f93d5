import { createBatches } from '../../platform/batches.ts';
import type { Hub } from '../../platform/live/hub.ts';
import type { Logger } from '../../platform/log.ts';
import type { PartnersOf } from './room-queries.ts';

interface Dependencies {
  readonly hub: Hub;
  readonly log: Logger;
  readonly isOnline: (userId: number) => boolean;
  readonly partnersOf: PartnersOf;
}

/** A partner of many who are deleted together gets one frame for all that is found within this time. */
const COLLECT_MS = 250;

/** CHAT_ROOMS_CHANGED for the chat partners of deleted users, so that an open chat shows the deletion. */
export function createDeletionFrames({ hub, log, isOnline, partnersOf }: Dependencies) {
  const onError = (error: unknown) =>
    log.warn({ err: error }, 'chat partners could not be told of a deletion');

  const partners = createBatches<number>({
    maxItems: 100,
    delayMs: COLLECT_MS,
    run: (userIds) => hub.toUsers(userIds, { type: 'CHAT_ROOMS_CHANGED', payload: {} }),
    onError,
  });
  const deleted = createBatches<number>({
    maxItems: 200,
    async run(userIds) {
      for (const partnerIds of (await partnersOf(userIds)).values())
        partners.add(partnerIds.filter(isOnline));
    },
    onError,
  });

  return { deleted: (userIds: readonly number[]): void => deleted.add(userIds) };
}
