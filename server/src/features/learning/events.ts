import type { Bus } from '#server/platform/live/bus.ts';
import { takeTurn } from '#server/platform/turn.ts';

/** Published after each step that is kept: a video accepted, a quiz scored, a module done. */
export const LEARNING_PROGRESSED = 'learning.progressed';
/** Published while a module is being watched, and when it is first opened: for whoever looks on. */
export const LEARNING_WATCHED = 'learning.watched';
export type LearningMoved = {
  readonly traineeId: number;
  readonly companyId: number;
  readonly moduleId: number;
};

export function movedIn(
  moduleId: number,
  learner: { readonly userId: number; readonly companyId: number },
): LearningMoved {
  return { traineeId: learner.userId, companyId: learner.companyId, moduleId };
}

/** Published when the last module that was missing is done. */
export const LEARNING_COMPLETED = 'learning.completed';
export type LearningCompleted = {
  readonly traineeId: number;
  readonly traineeName: string;
  readonly companyId: number;
};

export type LearningEvent =
  | readonly [typeof LEARNING_PROGRESSED | typeof LEARNING_WATCHED, LearningMoved]
  | readonly [typeof LEARNING_COMPLETED, LearningCompleted];

/** Call after the commit: nobody hears of what may still be undone. */
export function publishAll(bus: Bus, events: readonly LearningEvent[]): void {
  for (const [topic, payload] of events) bus.publish(topic, payload);
}

/** Like {@link publishAll}, for what concerns a whole company: others get their turn in between. */
export async function publishInTurns(bus: Bus, events: readonly LearningEvent[]): Promise<void> {
  const turn = takeTurn();
  for (const event of events) {
    publishAll(bus, [event]);
    if (turn.isOver) await turn.next();
  }
}
