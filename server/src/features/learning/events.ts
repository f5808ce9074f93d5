import type { Bus } from '../../platform/live/bus.ts';

/** Published after each pass, for screens that show a trainee's progress. */
export const LEARNING_PROGRESSED = 'learning.progressed';
type LearningProgressed = {
  readonly traineeId: number;
  readonly companyId: number;
  readonly moduleId: number;
};

/** Published when the last module that was missing is done. */
export const LEARNING_COMPLETED = 'learning.completed';
type LearningCompleted = {
  readonly traineeId: number;
  readonly traineeName: string;
  readonly companyId: number;
};

export type LearningEvent =
  | readonly [typeof LEARNING_PROGRESSED, LearningProgressed]
  | readonly [typeof LEARNING_COMPLETED, LearningCompleted];

/** Call after the commit: nobody hears of what may still be undone. */
export function publishAll(bus: Bus, events: readonly LearningEvent[]): void {
  for (const [topic, payload] of events) bus.publish(topic, payload);
}
