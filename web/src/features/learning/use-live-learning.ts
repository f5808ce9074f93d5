import { useLiveFrame, useLiveReopened } from '#web/platform/live/use-live.ts';
import { refreshLearningHere } from './api/learning-keys.ts';

/** Keeps all that shows a trainee's own progress up to date, whatever screen is shown. */
export function useLiveLearning(): void {
  const refresh = () => void refreshLearningHere();
  useLiveFrame('LEARNING_PROGRESSED', refresh);
  useLiveReopened(refresh);
}
