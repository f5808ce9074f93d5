import type { Bus } from '#server/platform/live/bus.ts';
import type { Hub } from '#server/platform/live/hub.ts';
import {
  HELP_ASKED,
  HELP_CHANGED,
  HELP_CHANGED_TOGETHER,
  HELP_SEEN,
  type HelpChanged,
  type HelpChangedTogether,
  type HelpSeen,
} from './events.ts';

/** Notifies admins of changes of the list, and trainees of changes of their requests and of having seen them. */
export function connectHelp({ hub, bus }: { readonly hub: Hub; readonly bus: Bus }): void {
  for (const topic of [HELP_ASKED, HELP_CHANGED, HELP_CHANGED_TOGETHER])
    bus.subscribe(topic, () => hub.toAdmins({ type: 'HELP_LIST_CHANGED', payload: {} }));
  const notifyTrainee = ({ traineeId, requestId }: HelpChangedTogether['requests'][number]) =>
    hub.toUsers([traineeId], {
      type: 'HELP_REQUEST_STATE_CHANGED',
      payload: { helpRequestId: requestId },
    });
  bus.subscribe(HELP_CHANGED, (payload) => notifyTrainee(payload as HelpChanged));
  bus.subscribe(HELP_CHANGED_TOGETHER, (payload) =>
    (payload as HelpChangedTogether).requests.forEach(notifyTrainee),
  );
  bus.subscribe(HELP_SEEN, (payload) => {
    const { traineeId } = payload as HelpSeen;
    hub.toUsers([traineeId], { type: 'HELP_REQUESTS_SEEN', payload: {} });
  });
}
