import type { Bus } from '#server/platform/live/bus.ts';
import type { Hub } from '#server/platform/live/hub.ts';
import { RECONNECT_AT_ONCE } from '#server/platform/live/reconnect.ts';
import { REACH_CHANGED, type ReachChanged } from './events.ts';

/** Closes the sockets of admins who see more or less than before: their clients connect again and fetch their data. */
export function connectReach({ hub, bus }: { readonly hub: Hub; readonly bus: Bus }): void {
  const { code, reason } = RECONNECT_AT_ONCE;
  bus.subscribe(REACH_CHANGED, (payload) => {
    for (const userId of (payload as ReachChanged).userIds) hub.closeOf({ userId }, code, reason);
  });
}
