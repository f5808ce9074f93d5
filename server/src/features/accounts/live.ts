import { CLOSE_UNAUTHENTICATED } from '@portal/contract/live';
import type { Bus } from '../../platform/live/bus.ts';
import type { Hub } from '../../platform/live/hub.ts';
import { SESSION_ENDED, type SessionEnded } from './sessions.ts';

/** Closes the sockets of sessions that end, on whichever process they ended. */
export function connectAccounts({ hub, bus }: { readonly hub: Hub; readonly bus: Bus }): void {
  bus.subscribe(SESSION_ENDED, (payload) =>
    hub.closeOf(payload as SessionEnded, CLOSE_UNAUTHENTICATED, 'Your session has ended.'),
  );
}
