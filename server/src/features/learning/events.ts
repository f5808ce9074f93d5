import type { Bus } from '#server/platform/live/bus.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';

/** Published after each stored step: a video accepted, a quiz scored, a module completed, another run made current. */
export const LEARNING_PROGRESSED = 'learning.progressed';
/** Published while a trainee watches a module, and when it is first opened, for admins who follow the trainee. */
export const LEARNING_WATCHED = 'learning.watched';
export type LearningMoved = {
  readonly traineeId: number;
  readonly companyId: number;
  /** Null when another run became current, or the training was completed or is open again after a change of modules. */
  readonly moduleId: number | null;
};

export function movedIn(
  moduleId: number | null,
  learner: { readonly userId: number; readonly companyId: number },
): LearningMoved {
  return { traineeId: learner.userId, companyId: learner.companyId, moduleId };
}

/** Published when a trainee has passed the last module for the first time. */
export const LEARNING_COMPLETED = 'learning.completed';
export type LearningResult = {
  readonly traineeId: number;
  readonly traineeName: string;
  readonly companyId: number;
};

/** Published when a change of modules has completed trainings, or its undo has taken them back. */
export const GROUP_COMPLETED = 'learning.group-completed';
export type GroupCompleted = { readonly companyId: number };

export type LearningEvent =
  | readonly [typeof LEARNING_PROGRESSED | typeof LEARNING_WATCHED, LearningMoved]
  | readonly [typeof LEARNING_COMPLETED, LearningResult]
  | readonly [typeof GROUP_COMPLETED, GroupCompleted];

/** Call after the commit: what may still be rolled back is not published. */
export function publishAll(bus: Bus, events: readonly LearningEvent[]): void {
  for (const [topic, payload] of events) bus.publish(topic, payload);
}

/** Like {@link publishAll}, for the events of a whole company: other work of the process runs in between. */
export async function publishInSlices(bus: Bus, events: readonly LearningEvent[]): Promise<void> {
  const slice = startTimeSlice();
  for (const event of events) {
    publishAll(bus, [event]);
    if (slice.isOver) await slice.next();
  }
}

/** Reports of watching come every few seconds, from two tabs twice as often. */
const INTERVAL_MS = 3_000;

/**
 * Limits events to one per trainee and interval: the first is published at once, the last of the others at the end of
 * the interval.
 */
export function throttleByTrainee(
  publish: (moved: LearningMoved) => void,
  intervalMs = INTERVAL_MS,
): (moved: LearningMoved) => void {
  /** The latest event since the last publication, by trainee. */
  const since = new Map<number, LearningMoved | null>();

  return function publishThrottled(moved) {
    const { traineeId } = moved;
    if (since.has(traineeId)) {
      since.set(traineeId, moved);
      return;
    }
    publish(moved);
    since.set(traineeId, null);
    setTimeout(() => {
      const last = since.get(traineeId);
      since.delete(traineeId);
      if (last) publishThrottled(last);
    }, intervalMs).unref();
  };
}
