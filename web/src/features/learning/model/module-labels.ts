import type { Dashboard, ModuleProgress } from '@portal/contract/learning';
import {
  isAllCompleted,
  percentWatched,
  moduleStatus as statusInModule,
  wholeMinutes,
} from '@portal/contract/rules';
import { STATUS_WORDS } from '@portal/contract/sentences';
import { formatClock } from '#web/ui/format/duration.ts';

export type ModuleStatus = 'Completed' | 'Current' | 'Locked';
export type LearningStatus = 'Completed' | 'In Progress' | 'Not Started';

/** The label of what is next after a watched video. */
export const TAKE_QUIZ = 'Take the quiz';

/** A position before this second is not offered for continuing. */
const RESUME_FROM_SECONDS = 1;

export function moduleStatus({ completed, unlocked }: ModuleProgress): ModuleStatus {
  if (completed) return 'Completed';
  return unlocked ? 'Current' : 'Locked';
}

/** The status on the card of a module, which says in other words that a try has failed. */
export function learningStatus(
  module: Pick<ModuleProgress, 'completed' | 'timeSpentOnVideo' | 'quizTried' | 'questionCount'>,
): LearningStatus {
  const status = statusInModule({
    isCompleted: module.completed,
    isBegun: module.timeSpentOnVideo > 0,
    hasTried: module.quizTried,
    hasQuiz: module.questionCount > 0,
  });
  return STATUS_WORDS[status === 'failed' ? 'in-progress' : status];
}

/** A try at the quiz was made, and none has passed the module. */
export function hasFailed({ completed, quizTried }: ModuleProgress): boolean {
  return quizTried && !completed;
}

/** The video was watched to its end, and no try at the quiz was made. */
export function isQuizNext(module: ModuleProgress): boolean {
  const { completed, quizTried, questionCount, videoCompleted, videoDuration } = module;
  return videoDuration > 0 && videoCompleted && questionCount > 0 && !quizTried && !completed;
}

/**
 * The watched part of a module's video in percent; null without a video, before its beginning, and when the module is
 * locked or completed.
 */
export function watchedPercent(module: ModuleProgress): number | null {
  if (module.videoDuration <= 0 || moduleStatus(module) !== 'Current') return null;
  const percent = percentWatched(module);
  return percent === 0 ? null : percent;
}

/** A line beside the average score, in which a quiz that was not taken counts as 0; null if every quiz was taken. */
export function averageNote(modules: readonly ModuleProgress[]): string | null {
  const quizzes = modules.filter(({ questionCount }) => questionCount > 0);
  if (quizzes.length === 0) return 'No quiz in this training';
  const taken = quizzes.filter(({ quizTried }) => quizTried);
  if (taken.length === quizzes.length) return null;
  if (taken.length === 0) return 'No quiz taken yet';
  const sum = taken.reduce((total, { marksObtained }) => total + marksObtained, 0);
  return `Of quizzes taken: ${Math.round(sum / taken.length)}%`;
}

/** '12 min' in whole minutes, '<1 min' below one minute; null without a video. */
export function videoLength(seconds: number): string | null {
  if (seconds <= 0) return null;
  return seconds < 60 ? '<1 min' : `${wholeMinutes(seconds)} min`;
}

/** The same in the form of My Progress: '12 mins', '1 min', '<1 min'. */
export function videoMinutes(seconds: number): string {
  const length = videoLength(seconds);
  if (length === null) return 'No video';
  return length === '1 min' || length === '<1 min' ? length : `${length}s`;
}

/**
 * The position from which a video continues, '3:12'; null at its beginning, at its end, and when the module is
 * completed.
 */
export function resumePoint(
  module: Pick<ModuleProgress, 'completed' | 'position' | 'videoDuration'>,
): string | null {
  const { completed, position, videoDuration } = module;
  if (completed || position < RESUME_FROM_SECONDS) return null;
  return position > videoDuration - RESUME_FROM_SECONDS ? null : formatClock(position);
}

/**
 * The label of the link to an open module on My Progress: 'Start', 'Continue at 3:12', 'Continue', 'Take the quiz' or
 * 'Try again'.
 */
export function goOnLabel(module: ModuleProgress): string {
  if (hasFailed(module)) return 'Try again';
  if (isQuizNext(module)) return TAKE_QUIZ;
  const resumeAt = resumePoint(module);
  if (resumeAt !== null) return `Continue at ${resumeAt}`;
  return learningStatus(module) === 'In Progress' ? 'Continue' : 'Start';
}

export type Blocker = NonNullable<ModuleProgress['blockedBy']>;

/**
 * The reason why a module is locked, as a sentence, and the label of the link to the module that must be completed first.
 */
export function lockedReason(blocker: Blocker, modules: readonly ModuleProgress[]) {
  const open = modules.find(({ moduleId }) => moduleId === blocker.moduleId);
  const at = open ? resumePoint(open) : null;
  return {
    sentence: `Finish '${blocker.moduleName}' first.`,
    action: at === null ? `Open ${blocker.moduleName}` : `Continue at ${at}`,
    /** The label contains the name of the module. */
    isNamed: at === null,
  };
}

/** The name of the current module, or why there is none. */
export function currentModuleLabel(
  dashboard: Pick<Dashboard, 'currentModule' | 'modulesCompleted' | 'totalModules'>,
): string {
  if (dashboard.currentModule !== null) return dashboard.currentModule.moduleName;
  return isAllCompleted(dashboard) ? 'All modules completed' : 'None';
}

/** The message about a refused 'watched', from the `details` of the server's answer. */
export function unwatchedSentence(watchedSeconds: number, total: number): string {
  const missing = formatClock(Math.ceil(Math.max(0, total - watchedSeconds)));
  return `${missing} of this video is still to be watched. You can go on from ${formatClock(watchedSeconds)}.`;
}
