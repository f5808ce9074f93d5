import { PASS_PERCENT } from '@portal/contract/limits';
import { moduleStatus, wholeMinutes } from '@portal/contract/rules';
import { STATUS_WORDS } from '@portal/contract/sentences';
import type { TraineeModuleProgress } from '@portal/contract/trainees';

/** The share of one of `moduleCount` modules in the overall progress, '33.3%'; '0%' without modules. */
export function shareText(moduleCount: number): string {
  return moduleCount === 0 ? '0%' : `${(100 / moduleCount).toFixed(1)}%`;
}

/** A failed score in percent of the pass mark. */
export function percentOfPassMark(score: number, passMark: number): number {
  return Math.max(0, Math.min(100, (score / passMark) * 100));
}

/** The pass mark of all quizzes: '70% or higher'; without one, each module has its own. */
export function passMarkText(modules: readonly { questionCount: number; passMark: number }[]) {
  const marks = new Set(
    modules.flatMap(({ questionCount, passMark }) => (questionCount > 0 ? [passMark] : [])),
  );
  if (marks.size > 1) return 'with the pass mark of the module';
  const [mark = PASS_PERCENT] = marks;
  return `${mark}% or higher`;
}

/** Seconds as rounded minutes: '0 min', '<1 min' below half a minute, '135 min'. */
export function minutesText(seconds: number): string {
  const minutes = wholeMinutes(seconds);
  return minutes === 0 && seconds > 0 ? '<1 min' : `${minutes} min`;
}

/** Seconds as hours with one decimal: '2.3 hours', '<0.1 hours' for less; null for none, which '0 min' says already. */
export function hoursText(seconds: number): string | null {
  if (seconds === 0) return null;
  const hours = (seconds / 3600).toFixed(1);
  if (hours === '0.0') return '<0.1 hours';
  return `${hours} ${hours === '1.0' ? 'hour' : 'hours'}`;
}

/** The modules that the average score includes: those with questions. */
export function averageOfText(modules: readonly { questionCount: number }[]): string {
  const scored = modules.filter(({ questionCount }) => questionCount > 0).length;
  if (modules.length === 0) return 'no modules assigned';
  if (scored === 0) return 'no module has a quiz';
  const counted = scored === 1 ? 'across 1 module' : `across all ${scored} modules`;
  return scored === modules.length ? counted : `${counted} with a quiz`;
}

export type ProgressStatus = 'Completed' | 'In Progress' | 'Not Started' | 'Locked';

/** The status on the card of a module, whose score says whether a try has failed. */
export function progressStatus(module: TraineeModuleProgress): ProgressStatus {
  if (module.pass) return 'Completed';
  if (module.isLocked) return 'Locked';
  const status = moduleStatus({
    isCompleted: false,
    isBegun: module.timeSpent > 0,
    hasTried: module.score !== null,
    hasQuiz: module.questionCount > 0,
  });
  return STATUS_WORDS[status === 'not-started' ? status : 'in-progress'];
}
