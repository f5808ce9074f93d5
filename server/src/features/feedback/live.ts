import type { Bus } from '#server/platform/live/bus.ts';
import type { Hub } from '#server/platform/live/hub.ts';

/** Published after a trainee has given feedback, or given it anew. */
export const FEEDBACK_GIVEN = 'feedback.given';

/** Tells administrators that there is something new to read. */
export function connectFeedback({ hub, bus }: { readonly hub: Hub; readonly bus: Bus }): void {
  bus.subscribe(FEEDBACK_GIVEN, () => hub.toAdmins({ type: 'FEEDBACK_CHANGED', payload: {} }));
}
