import type { Bus } from '#server/platform/live/bus.ts';
import type { Hub } from '#server/platform/live/hub.ts';

/** Published after a trainee has given or changed feedback. */
export const FEEDBACK_GIVEN = 'feedback.given';

/** Notifies admins of new feedback. */
export function connectFeedback({ hub, bus }: { readonly hub: Hub; readonly bus: Bus }): void {
  bus.subscribe(FEEDBACK_GIVEN, () => hub.toAdmins({ type: 'FEEDBACK_CHANGED', payload: {} }));
}
