import type { TrainingModule } from '@portal/contract/learning';

type Held = Pick<TrainingModule, 'position' | 'timeSpent' | 'watchedTo' | 'videoCompleted'>;

/** The progress with which a visit of a module starts; seconds. */
export type StartOfVisit = {
  readonly position: number;
  readonly furthest: number;
  readonly played: number;
};

/**
 * @param held the progress that the server stores, from any device
 * @param total length of the module's videos
 */
export function startOfVisit(held: Held, total: number): StartOfVisit {
  const { timeSpent, videoCompleted } = held;
  if (videoCompleted)
    return { position: replayFrom(held.position, total), furthest: total, played: timeSpent };
  const furthest = Math.min(held.watchedTo, total);
  return { position: Math.min(held.position, furthest), furthest, played: timeSpent };
}

/** A video that was left at its end starts at its beginning. */
function replayFrom(position: number, total: number): number {
  return position >= total - 1 ? 0 : position;
}
