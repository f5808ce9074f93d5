import type { Bus } from '#server/platform/live/bus.ts';
import type { Hub } from '#server/platform/live/hub.ts';
import type { AdminFrames, Person } from '../reach/service.ts';
import {
  type ChangedRequest,
  HELP_ASKED,
  HELP_CHANGED,
  HELP_CHANGED_TOGETHER,
  HELP_SEEN,
  type HelpChanged,
  type HelpChangedTogether,
  type HelpSeen,
} from './events.ts';

const LIST_CHANGED = { type: 'HELP_LIST_CHANGED', payload: {} } as const;

interface Dependencies {
  readonly hub: Hub;
  readonly bus: Bus;
  readonly adminFrames: Pick<AdminFrames, 'aboutPerson' | 'aboutPeople'>;
}

/** Notifies admins of changes of the list, and trainees of changes of their requests and of having seen them. */
export function connectHelp({ hub, bus, adminFrames }: Dependencies): void {
  for (const topic of [HELP_ASKED, HELP_CHANGED])
    bus.subscribe(topic, (payload) => adminFrames.aboutPerson(payload as Person, LIST_CHANGED));
  const notifyTrainee = ({ traineeId, requestId }: ChangedRequest) =>
    hub.toUsers([traineeId], {
      type: 'HELP_REQUEST_STATE_CHANGED',
      payload: { helpRequestId: requestId },
    });
  bus.subscribe(HELP_CHANGED, (payload) => notifyTrainee(payload as HelpChanged));
  bus.subscribe(HELP_CHANGED_TOGETHER, (payload) => {
    const { requests } = payload as HelpChangedTogether;
    adminFrames.aboutPeople(requests, LIST_CHANGED);
    requests.forEach(notifyTrainee);
  });
  bus.subscribe(HELP_SEEN, (payload) => {
    const { traineeId } = payload as HelpSeen;
    hub.toUsers([traineeId], { type: 'HELP_REQUESTS_SEEN', payload: {} });
  });
}
