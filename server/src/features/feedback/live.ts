import type { Bus } from '#server/platform/live/bus.ts';
import type { AdminFrames, Person } from '../reach/service.ts';

/** Published after a trainee has given or changed feedback. */
export const FEEDBACK_GIVEN = 'feedback.given';
export type FeedbackGiven = Person & { readonly moduleId: number };

interface Dependencies {
  readonly bus: Bus;
  readonly adminFrames: Pick<AdminFrames, 'aboutPerson'>;
}

/** Notifies admins of new feedback. */
export function connectFeedback({ bus, adminFrames }: Dependencies): void {
  bus.subscribe(FEEDBACK_GIVEN, (payload) =>
    adminFrames.aboutPerson(payload as FeedbackGiven, { type: 'FEEDBACK_CHANGED', payload: {} }),
  );
}
