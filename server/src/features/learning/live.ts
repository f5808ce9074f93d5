import type { ServerFrame } from '@portal/contract/live';
import type { Reach } from '@portal/contract/reach';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Hub } from '#server/platform/live/hub.ts';
import type { FrameHandlers } from '#server/platform/live/open-sockets.ts';
import type { AdminFrames } from '../reach/service.ts';
import {
  GROUP_COMPLETED,
  type GroupCompleted,
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

interface Dependencies {
  readonly hub: Hub;
  readonly bus: Bus;
  readonly adminFrames: Pick<AdminFrames, 'aboutCompany' | 'aboutPerson' | 'toFollowers'>;
  /** Whether an admin with this reach sees the trainee. */
  readonly reachesTrainee: (reach: Reach, traineeId: number) => Promise<boolean>;
}

/** Sends frames of progress to trainees, to the admins who follow them, and to the admins who see them. */
export function connectLearning({
  hub,
  bus,
  adminFrames,
  reachesTrainee,
}: Dependencies): Pick<FrameHandlers, 'WATCH_TRAINEE' | 'UNWATCH_TRAINEE'> {
  const toFollowers = (moved: LearningMoved) =>
    adminFrames.toFollowers(followersGroup(moved.traineeId), moved, progressed(moved));

  bus.subscribe(LEARNING_PROGRESSED, (payload) => {
    const moved = payload as LearningMoved;
    hub.toUsers([moved.traineeId], progressed(moved));
    toFollowers(moved);
  });
  bus.subscribe(LEARNING_WATCHED, (payload) => toFollowers(payload as LearningMoved));
  bus.subscribe(LEARNING_COMPLETED, (payload) => {
    const result = payload as LearningResult;
    const { traineeId, traineeName } = result;
    const frame = { type: 'MODULE_COMPLETION', payload: { traineeId, traineeName } } as const;
    adminFrames.aboutPerson(result, frame);
  });
  bus.subscribe(GROUP_COMPLETED, (payload) => {
    const { companyId } = payload as GroupCompleted;
    adminFrames.aboutCompany(companyId, { type: 'GROUP_COMPLETION', payload: {} });
  });

  return {
    async WATCH_TRAINEE(socket, { traineeId }) {
      const { role, reach } = socket.identity;
      if (role === 'ADMIN' && (await reachesTrainee(reach, traineeId)))
        hub.join(socket, followersGroup(traineeId));
    },
    UNWATCH_TRAINEE: (socket, { traineeId }) => hub.leave(socket, followersGroup(traineeId)),
  };
}
