import type { TrainingModule } from '@portal/contract/learning';
import { WATCH_TOLERANCE_RATIO, WATCH_TOLERANCE_SECONDS } from '@portal/contract/limits';

type Held = Pick<TrainingModule, 'position' | 'timeSpent' | 'videoCompleted'>;

/** Where a visit of a module goes on; seconds. */
export type StartOfVisit = {
  readonly position: number;
  readonly furthest: number;
  readonly played: number;
};

/**
 * @param held what the server knows
 * @param total length of the module's videos
 * @param watchedHere how far it was watched in this browser, 0 if it never was
 */
export function startOfVisit(held: Held, total: number, watchedHere: number): StartOfVisit {
  const { timeSpent, videoCompleted } = held;
  if (videoCompleted)
    return { position: replayFrom(held.position, total), furthest: total, played: timeSpent };
  // Nobody gets further than the time they were credited with, whatever place was kept.
  const tolerance = Math.max(WATCH_TOLERANCE_SECONDS, total * WATCH_TOLERANCE_RATIO);
  const creditedTo = Math.min(total, timeSpent + tolerance);
  const position = Math.min(held.position, creditedTo);
  const furthest = Math.min(Math.max(position, watchedHere), creditedTo);
  return { position, furthest, played: timeSpent };
}

/** Who has seen it to the end and comes back wants the beginning. */
function replayFrom(position: number, total: number): number {
  return position >= total - 1 ? 0 : position;
}
