import type { Bus } from '#server/platform/live/bus.ts';

/** Trainees were reminded, or have read their reminders. */
export const NOTICES_CHANGED = 'reminders.notices-changed';

export type NoticesChanged = {
  readonly userIds: readonly number[];
};

export function publishNotices(bus: Bus, userIds: readonly number[]): void {
  if (userIds.length > 0) bus.publish(NOTICES_CHANGED, { userIds } satisfies NoticesChanged);
}
