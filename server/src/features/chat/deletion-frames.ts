import { createBatches } from '#server/platform/batches.ts';
import type { Hub } from '#server/platform/live/hub.ts';
import type { Logger } from '#server/platform/log.ts';
import type { FindPairs } from './contact-queries.ts';

interface Dependencies {
  readonly hub: Hub;
  readonly log: Logger;
  readonly isOnline: (userId: number) => boolean;
  readonly findPairs: FindPairs;
}

/** Frames for one partner are collected for this time: a partner of many such users gets one. */
const COLLECT_MS = 250;

/** Sends CHAT_ROOMS_CHANGED to the chat partners of users who were deleted or restored, so that an open chat shows it. */
export function createDeletionFrames({ hub, log, isOnline, findPairs }: Dependencies) {
  const onError = (error: unknown) =>
    log.warn({ err: error }, 'chat partners could not be notified of a deletion');

  const partners = createBatches<number>({
    maxItems: 100,
    delayMs: COLLECT_MS,
    run: (userIds) => hub.toUsers(userIds, { type: 'CHAT_ROOMS_CHANGED', payload: {} }),
    onError,
  });
  const changed = createBatches<number>({
    maxItems: 200,
    async run(userIds) {
      const pairs = await findPairs(userIds);
      partners.add(pairs.map(({ partnerId }) => partnerId).filter(isOnline));
    },
    onError,
  });

  return { changed: (userIds: readonly number[]): void => changed.add(userIds) };
}
