import type { LearningMoved } from './events.ts';

/** Reports of watching come every few seconds, from two tabs twice as often. */
const INTERVAL_MS = 3_000;

/**
 * Passes on that a trainee moves, for each trainee once in a while: at once, and if there was more
 * since, once more at the end of the interval.
 */
export function createWatchNews(
  publish: (moved: LearningMoved) => void,
  intervalMs = INTERVAL_MS,
): (moved: LearningMoved) => void {
  /** What happened since the last publication, by trainee. */
  const since = new Map<number, LearningMoved | null>();

  return function tell(moved) {
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
      if (last) tell(last);
    }, intervalMs).unref();
  };
}
