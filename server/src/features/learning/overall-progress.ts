/** What a trainee has made of all modules together. */
import { type Score, shownPercent } from './scoring.ts';

/** Percent with one decimal, from counts: 3 of 3 is 100, nothing less is, 0 of 0 is 0. */
export function overallPercent(done: number, total: number): number {
  if (total === 0) return 0;
  const rounded = Math.round((done * 1000) / total) / 10;
  return done < total ? Math.min(rounded, 99.9) : rounded;
}

interface Scored {
  readonly questionCount: number;
  /** Null before the first attempt, which counts as 0. */
  readonly best: Score | null;
}

/** The rounded mean of the best scores, as shown, over the modules that have questions; else 0. */
export function averagePercent(modules: readonly Scored[]): number {
  let sum = 0;
  let count = 0;
  for (const { questionCount, best } of modules) {
    if (questionCount === 0) continue;
    count += 1;
    if (best !== null) sum += shownPercent(best);
  }
  return count === 0 ? 0 : Math.round(sum / count);
}

interface Counted extends Scored {
  readonly isDone: boolean;
  readonly watchedSeconds: number;
}

/** The figures over all modules that a trainee has to do; times in seconds. */
export function countUp(modules: readonly Counted[]) {
  let modulesCompleted = 0;
  let totalTimeSpent = 0;
  for (const { isDone, watchedSeconds } of modules) {
    if (isDone) modulesCompleted += 1;
    totalTimeSpent += watchedSeconds;
  }
  return {
    overallProgress: overallPercent(modulesCompleted, modules.length),
    modulesCompleted,
    totalModules: modules.length,
    averageScore: averagePercent(modules),
    totalTimeSpent,
  };
}
