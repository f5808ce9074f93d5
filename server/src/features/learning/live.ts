import type { ServerFrame } from '@portal/contract/live';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Hub } from '#server/platform/live/hub.ts';
import type { FrameHandlers } from '#server/platform/live/open-sockets.ts';
import {
  GROUP_COMPLETED,
  LEARNING_COMPLETED,
  LEARNING_PROGRESSED,
  LEARNING_WATCHED,
  type LearningMoved,
  type LearningResult,
} from './events.ts';

const progressed = ({ traineeId, companyId, moduleId }: LearningMoved): ServerFrame => ({
  type: 'LEARNING_PROGRESSED',
  payload: { traineeId, companyId, moduleId },
});

/** The sockets of admins who follow the trainee. */
const followersGroup = (traineeId: number) => `followers-of-trainee:${traineeId}`;

/** Sends frames of progress to trainees and to the admins who follow them. */
export function connectLearning({
  hub,
  bus,
}: {
  readonly hub: Hub;
  readonly bus: Bus;
}): Pick<FrameHandlers, 'WATCH_TRAINEE' | 'UNWATCH_TRAINEE'> {
  bus.subscribe(LEARNING_PROGRESSED, (payload) => {
    const moved = payload as LearningMoved;
    hub.toUsers([moved.traineeId], progressed(moved));
    hub.toGroup(followersGroup(moved.traineeId), progressed(moved));
  });
  bus.subscribe(LEARNING_WATCHED, (payload) => {
    const moved = payload as LearningMoved;
    hub.toGroup(followersGroup(moved.traineeId), progressed(moved));
  });
  bus.subscribe(LEARNING_COMPLETED, (payload) => {
    const { traineeId, traineeName } = payload as LearningResult;
    hub.toAdmins({ type: 'MODULE_COMPLETION', payload: { traineeId, traineeName } });
  });
  bus.subscribe(GROUP_COMPLETED, () => {
    hub.toAdmins({ type: 'GROUP_COMPLETION', payload: {} });
  });

  return {
    WATCH_TRAINEE(socket, { traineeId }) {
      if (socket.identity.role === 'ADMIN') hub.join(socket, followersGroup(traineeId));
    },
    UNWATCH_TRAINEE: (socket, { traineeId }) => hub.leave(socket, followersGroup(traineeId)),
  };
}
