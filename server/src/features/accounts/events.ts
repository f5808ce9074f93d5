import type { Bus } from '#server/platform/live/bus.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';

/** Published after users were deleted, so that their sockets are closed and their chat partners are notified. */
export const USERS_DELETED = 'accounts.users-deleted';
export type UsersDeleted = { readonly userIds: readonly number[] };

const IDS_PER_EVENT = 1_000;

/** A company can have 100,000 trainees: other work goes on between two events. */
export async function publishDeletion(bus: Bus, userIds: readonly number[]): Promise<void> {
  const slice = startTimeSlice();
  for (let from = 0; from < userIds.length; from += IDS_PER_EVENT) {
    const event: UsersDeleted = { userIds: userIds.slice(from, from + IDS_PER_EVENT) };
    bus.publish(USERS_DELETED, event);
    if (slice.isOver) await slice.next();
  }
}
