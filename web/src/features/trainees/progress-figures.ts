import { PASS_PERCENT } from '@portal/contract/limits';
import type { TraineeProgress } from '@portal/contract/trainees';

export type ModuleProgress = TraineeProgress['moduleProgress'][number];

/** What one of `moduleCount` modules counts, '33.3%'; there is none to count without modules. */
export function shareText(moduleCount: number): string {
  return moduleCount === 0 ? '0%' : `${(100 / moduleCount).toFixed(1)}%`;
}

/** How much of the video was watched in whole percent, 100 at most; null where there is no video. */
export function percentWatched(module: Pick<ModuleProgress, 'timeSpent' | 'videoDuration'>) {
  const { timeSpent, videoDuration } = module;
  if (videoDuration <= 0) return null;
  return Math.max(0, Math.min(100, Math.round((timeSpent / videoDuration) * 100)));
}

/** How near a failed score came to the pass mark, in percent of that mark. */
export function percentOfPassMark(score: number): number {
  return Math.max(0, Math.min(100, (score / PASS_PERCENT) * 100));
}

/** Seconds as rounded minutes: '0 min', '<1 min' below half of one, '135 min'. */
export function minutesText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return minutes === 0 && seconds > 0 ? '<1 min' : `${minutes} min`;
}

/** Seconds as hours to one decimal: '2.3 hours', '<0.1 hours' where that would say that there are none. */
export function hoursText(seconds: number): string {
  const hours = (seconds / 3600).toFixed(1);
  if (hours === '0.0' && seconds > 0) return '<0.1 hours';
  return `${hours} ${hours === '1.0' ? 'hour' : 'hours'}`;
}

/** What the average score is the average of. */
export function averageOfText(moduleCount: number): string {
  if (moduleCount === 0) return 'no modules assigned';
  return moduleCount === 1 ? 'across 1 module' : `across all ${moduleCount} modules`;
}

export type ProgressStatus = 'Completed' | 'In Progress' | 'Not Started' | 'Locked';

export function progressStatus(module: ModuleProgress): ProgressStatus {
  if (module.pass) return 'Completed';
  if (module.isLocked) return 'Locked';
  return module.timeSpent > 0 || module.score !== null ? 'In Progress' : 'Not Started';
}
