import type { Bus } from '#server/platform/live/bus.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';

/** Published after users were hidden, so that their sockets are closed and their chat partners are notified. */
export const USERS_HIDDEN = 'accounts.users-hidden';
/** Published after hidden users were restored, so that their chat partners are notified. */
export const USERS_RESTORED = 'accounts.users-restored';
/** Published after users were renamed or moved or have chosen a language, so that their open pages show it. */
export const USERS_CHANGED = 'accounts.users-changed';
export type UserIds = { readonly userIds: readonly number[] };

/** Published after a company was hidden, so that the sockets of its users are closed before each is announced. */
export const COMPANY_HIDDEN = 'accounts.company-hidden';
/** Published after the name or the language of a company was changed, so that the open pages of its users show it. */
export const COMPANY_CHANGED = 'accounts.company-changed';
export type CompanyChanged = { readonly companyId: number };

const IDS_PER_EVENT = 1_000;

/** There can be 100,000 users: other work goes on between two events. */
export async function publishUsers(
  bus: Bus,
  topic: typeof USERS_HIDDEN | typeof USERS_RESTORED | typeof USERS_CHANGED,
  userIds: readonly number[],
): Promise<void> {
  const slice = startTimeSlice();
  for (let from = 0; from < userIds.length; from += IDS_PER_EVENT) {
    const event: UserIds = { userIds: userIds.slice(from, from + IDS_PER_EVENT) };
    bus.publish(topic, event);
    if (slice.isOver) await slice.next();
  }
}
