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

const MINUTE_MS = 60_000;

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

/** A try at the quiz was made, and none has passed it. */
export function hasFailed({ quizTried, quizPassed }: ModuleProgress): boolean {
  return quizTried && !quizPassed;
}

/**
 * The quiz comes next: the video was watched to its end, or a try has failed. A module that has only a quiz starts with
 * it.
 */
function isQuizNext(module: ModuleProgress): boolean {
  const { completed, quizTried, questionCount, videoCompleted, videoDuration } = module;
  return !completed && questionCount > 0 && videoCompleted && (quizTried || videoDuration > 0);
}

/** The link to the module opens its quiz: it comes next, and has a try left. */
export function opensQuiz(module: ModuleProgress): boolean {
  return isQuizNext(module) && module.triesLeft !== 0;
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
 * The next step in an open module that was begun: 'Continue at 3:12', 'Take the quiz', 'Try the quiz again', 'Try again
 * in 5 min' or 'Ask an admin'; null at the beginning. The time of the next try is the server's: on a device whose clock
 * is wrong only this label is wrong.
 */
export function nextStep(module: ModuleProgress, now: Date): string | null {
  if (isQuizNext(module)) return quizStep(module, now);
  const resumeAt = resumePoint(module);
  return resumeAt === null ? null : `Continue at ${resumeAt}`;
}

function quizStep(module: ModuleProgress, now: Date): string {
  if (module.triesLeft === 0) return 'Ask an admin';
  const waitMs = tryWaitMs(module, now);
  if (waitMs > 0) return `Try again in ${Math.ceil(waitMs / MINUTE_MS)} min`;
  return module.quizTried ? 'Try the quiz again' : 'Take the quiz';
}

function tryWaitMs({ retryAt }: ModuleProgress, now: Date): number {
  return retryAt === null ? 0 : Date.parse(retryAt) - now.getTime();
}

/** Whether the next step in an open module can be made now: a try at its quiz may have to wait, or none may be left. */
export function canGoOn(module: ModuleProgress, now: Date): boolean {
  return !isQuizNext(module) || (module.triesLeft !== 0 && tryWaitMs(module, now) <= 0);
}

/** The label of the link to an open module on My Progress. */
export function goOnLabel(module: ModuleProgress, now: Date): string {
  const start = learningStatus(module) === 'In Progress' ? 'Continue' : 'Start';
  return nextStep(module, now) ?? start;
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
    action: at === null ? `Open ${blocker.moduleName}` : `Continue ${blocker.moduleName} at ${at}`,
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
