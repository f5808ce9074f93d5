/** The figures over the modules of a path: pure functions, for screens, lists and reports. */
import { moduleStatus, type TrainingStatus, trainingStatus } from '@portal/contract/rules';
import { type Score, shownPercent } from '../scoring.ts';
import type { ModuleStanding } from '../standing/standings.ts';

/** Whether the module is a part of the figures: one that is waived is not. */
export const isCounted = (standing: ModuleStanding | null | undefined) =>
  standing?.state !== 'waived';

/** Percent with one decimal, from counts: only equal counts give 100, and 0 of 0 gives 0. */
export function overallPercent(completed: number, total: number): number {
  if (total === 0) return 0;
  const rounded = Math.round((completed * 1000) / total) / 10;
  return completed < total ? Math.min(rounded, 99.9) : rounded;
}

interface Scored {
  readonly questionCount: number;
  readonly passMark: number;
  /** Null before the first attempt, which counts as 0. */
  readonly best: Score | null;
  /** False for a module that an earlier pass or result has completed, and that was not tried since. */
  readonly isScored: boolean;
}

/** The rounded mean of the best scores, as shown, over the modules that have questions and are scored; else 0. */
export function averagePercent(modules: readonly Scored[]): number {
  let sum = 0;
  let count = 0;
  for (const { questionCount, passMark, best, isScored } of modules) {
    if (questionCount === 0 || !isScored) continue;
    count += 1;
    if (best !== null) sum += shownPercent(best, passMark);
  }
  return count === 0 ? 0 : Math.round(sum / count);
}

export interface Counted extends Scored {
  readonly standing: ModuleStanding | null;
  readonly isPassed: boolean;
  readonly isCompleted: boolean;
  readonly isOpened: boolean;
  readonly watchedSeconds: number;
}

/**
 * The status over all modules of a path. A training has begun when one of its modules was opened. One that was completed
 * stays completed, as long as there are modules.
 */
export function statusOf(all: readonly Counted[], completedAt: number | null): TrainingStatus {
  const modules = all.filter(({ standing }) => isCounted(standing));
  if (completedAt !== null && modules.length > 0) return 'completed';
  return trainingStatus(
    modules.map(({ isCompleted, isPassed, isOpened, best, questionCount }) =>
      moduleStatus({
        isCompleted,
        isBegun: isOpened,
        // A pass that does not count any more was no failed try.
        hasTried: best !== null && !isPassed,
        hasQuiz: questionCount > 0,
      }),
    ),
  );
}

/** Whether there is a module that counts. */
export const hasCounted = (modules: readonly Counted[]): boolean =>
  modules.some(({ standing }) => isCounted(standing));

/** The figures over all modules of a path; times in seconds. */
export function countUp(modules: readonly Omit<Counted, 'isOpened'>[]) {
  let modulesCompleted = 0;
  let totalTimeSpent = 0;
  // The time in a waived module was spent all the same.
  for (const { watchedSeconds } of modules) totalTimeSpent += watchedSeconds;
  const counted = modules.filter(({ standing }) => isCounted(standing));
  for (const { isCompleted } of counted) if (isCompleted) modulesCompleted += 1;
  return {
    overallProgress: overallPercent(modulesCompleted, counted.length),
    modulesCompleted,
    totalModules: counted.length,
    averageScore: averagePercent(counted),
    totalTimeSpent,
  };
}
