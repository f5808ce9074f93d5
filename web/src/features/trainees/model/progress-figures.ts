import { PASS_PERCENT } from '@portal/contract/limits';
import { moduleStatus, type TrainingStatus, wholeMinutes } from '@portal/contract/rules';
import type { TraineeModuleProgress } from '@portal/contract/trainees';
import { words } from '#web/platform/language/words.ts';
import { traineeTexts } from '../texts/catalogue.ts';

/** The share of one of `moduleCount` modules in the overall progress, '33.3%'; '0%' without modules. */
export function shareText(moduleCount: number): string {
  const t = traineeTexts();
  return moduleCount === 0 ? t.percent(0) : t.figures.share(100 / moduleCount);
}

/** A failed score in percent of the pass mark. */
export function percentOfPassMark(score: number, passMark: number): number {
  return Math.max(0, Math.min(100, (score / passMark) * 100));
}

/** The sentence about the modules that count, with the pass mark of all quizzes; without one, each module has its own. */
export function passMarkText(
  modules: readonly { questionCount: number; passMark: number }[],
): string {
  const t = traineeTexts().figures;
  const marks = new Set(
    modules.flatMap(({ questionCount, passMark }) => (questionCount > 0 ? [passMark] : [])),
  );
  if (marks.size > 1) return t.passedAtOwnMark;
  const [mark = PASS_PERCENT] = marks;
  return t.passedAt(mark);
}

/** Seconds as rounded minutes: '0 min', '<1 min' below half a minute, '135 min'. */
export function minutesText(seconds: number): string {
  const t = traineeTexts().figures;
  const minutes = wholeMinutes(seconds);
  return minutes === 0 && seconds > 0 ? t.underOneMinute : t.minutes(minutes);
}

/** Seconds as hours with one decimal: '2.3 hours', '<0.1 hours' for less; null for none, which '0 min' says already. */
export function hoursText(seconds: number): string | null {
  if (seconds === 0) return null;
  const t = traineeTexts().figures;
  const hours = Number((seconds / 3600).toFixed(1));
  return hours === 0 ? t.underTenthOfHour : t.hours(hours);
}

/** The modules that the average score includes: those with questions. */
export function averageOfText(modules: readonly { questionCount: number }[]): string {
  const t = traineeTexts().figures;
  const scored = modules.filter(({ questionCount }) => questionCount > 0).length;
  if (modules.length === 0) return t.averageOfNone;
  if (scored === 0) return t.averageWithoutQuiz;
  return scored === modules.length ? t.averageOf(scored) : t.averageOfQuizzes(scored);
}

export type ProgressStatus = Exclude<TrainingStatus, 'failed'> | 'locked';

/** The status on the card of a module, whose score says whether a try has failed. */
export function progressStatus(module: TraineeModuleProgress): ProgressStatus {
  if (module.pass) return 'completed';
  if (module.isLocked) return 'locked';
  const status = moduleStatus({
    isCompleted: false,
    isBegun: module.timeSpent > 0,
    hasTried: module.score !== null,
    hasQuiz: module.questionCount > 0,
  });
  return status === 'not-started' ? status : 'in-progress';
}

/** The modules that were added since a training was completed; null without one. */
export function newModulesText(counts: {
  readonly modulesCompleted: number;
  readonly totalModules: number;
}): string | null {
  const count = counts.totalModules - counts.modulesCompleted;
  return count <= 0 ? null : words().newModules(count);
}
