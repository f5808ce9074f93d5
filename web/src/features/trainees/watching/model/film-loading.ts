import type { TraineeModuleProgress } from '@portal/contract/trainees';

type Watched = Pick<TraineeModuleProgress, 'filmLoaded' | 'videoDuration' | 'timeSpent'>;

/** Time was reported for a film of which the portal has sent no part. */
export function isFilmNeverLoaded({ filmLoaded, videoDuration, timeSpent }: Watched): boolean {
  return filmLoaded === false && videoDuration > 0 && timeSpent > 0;
}
