import type { Bus } from '#server/platform/live/bus.ts';
import type { Hub } from '#server/platform/live/hub.ts';
import { NOTICES_CHANGED, type NoticesChanged } from './events.ts';

export function connectReminders({ hub, bus }: { readonly hub: Hub; readonly bus: Bus }): void {
  bus.subscribe(NOTICES_CHANGED, (payload) => {
    const { userIds } = payload as NoticesChanged;
    hub.toUsers(userIds, { type: 'NOTICES_CHANGED', payload: {} });
  });
}
