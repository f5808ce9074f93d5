import { createBatches } from '#server/platform/batches.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Hub } from '#server/platform/live/hub.ts';
import type { Logger } from '#server/platform/log.ts';
import { COMPANY_HIDDEN, USERS_HIDDEN, USERS_RESTORED } from '../accounts/service.ts';
import { TRASH_CHANGED } from '../deletions/service.ts';

/** Frames are collected for this time: a company's trainees are announced in many events. */
const COLLECT_MS = 250;

interface Dependencies {
  readonly hub: Pick<Hub, 'toAdmins'>;
  readonly bus: Bus;
  readonly log: Logger;
}

/** Notifies admins of the lists that change with hidden and restored trainees, modules and companies. */
export function connectTrash({ hub, bus, log }: Dependencies): void {
  const changes = createBatches<'lists'>({
    maxItems: 1,
    delayMs: COLLECT_MS,
    run() {
      hub.toAdmins({ type: 'TRASH_CHANGED', payload: {} });
      hub.toAdmins({ type: 'HELP_LIST_CHANGED', payload: {} });
      hub.toAdmins({ type: 'FEEDBACK_CHANGED', payload: {} });
    },
    onError: (error) => log.warn({ err: error }, 'admins could not be notified of a deletion'),
  });
  for (const topic of [USERS_HIDDEN, USERS_RESTORED, COMPANY_HIDDEN, TRASH_CHANGED])
    bus.subscribe(topic, () => changes.add(['lists']));
}
