import type { TrainingModule } from '@portal/contract/learning';

type StoredProgress = Pick<
  TrainingModule,
  'position' | 'timeSpent' | 'watchedTo' | 'videoCompleted'
>;

/** The progress with which a visit of a module starts; seconds. */
export type StartOfVisit = {
  readonly position: number;
  readonly furthest: number;
  readonly played: number;
};

/**
 * @param stored the progress that the server stores, from any device
 * @param total length of the module's videos
 */
export function startOfVisit(stored: StoredProgress, total: number): StartOfVisit {
  const { timeSpent, videoCompleted } = stored;
  if (videoCompleted)
    return { position: replayFrom(stored.position, total), furthest: total, played: timeSpent };
  const furthest = Math.min(stored.watchedTo, total);
  return { position: Math.min(stored.position, furthest), furthest, played: timeSpent };
}

/** A video that was left at its end starts at its beginning. */
function replayFrom(position: number, total: number): number {
  return position >= total - 1 ? 0 : position;
}
