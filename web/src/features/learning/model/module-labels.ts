import type { Dashboard, ModuleProgress } from '@portal/contract/learning';
import {
  isAllCompleted,
  percentWatched,
  moduleStatus as statusInModule,
  type TrainingStatus,
  wholeMinutes,
} from '@portal/contract/rules';
import { formatClock } from '#web/ui/format/duration.ts';
import { learningTexts } from '../texts/catalogue.ts';
import { isRenewing, isToBeTaken } from './renewal.ts';

export type ModuleStatus = 'completed' | 'current' | 'locked';
export type LearningStatus = Exclude<TrainingStatus, 'failed'>;

const MINUTE_MS = 60_000;

/** A position before this second is not offered for continuing. */
const RESUME_FROM_SECONDS = 1;

export function moduleStatus({ completed, unlocked }: ModuleProgress): ModuleStatus {
  if (completed) return 'completed';
  return unlocked ? 'current' : 'locked';
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
  return status === 'failed' ? 'in-progress' : status;
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
  const { quizTried, questionCount, videoCompleted, videoDuration } = module;
  return (
    isToBeTaken(module) && questionCount > 0 && videoCompleted && (quizTried || videoDuration > 0)
  );
}

/** The link to the module opens its quiz: it comes next, and has a try left. */
export function opensQuiz(module: ModuleProgress): boolean {
  return isQuizNext(module) && module.triesLeft !== 0;
}

/**
 * The watched part of a module's video in percent; null without a video, before its beginning, and when the module is
 * locked or not to be taken.
 */
export function watchedPercent(module: ModuleProgress): number | null {
  if (module.videoDuration <= 0 || !module.unlocked || !isToBeTaken(module)) return null;
  const percent = percentWatched(module);
  return percent === 0 ? null : percent;
}

/** A line beside the average score, in which a quiz that was not taken counts as 0; null if every quiz was taken. */
export function averageNote(modules: readonly ModuleProgress[]): string | null {
  const t = learningTexts().average;
  const quizzes = modules.filter(({ questionCount }) => questionCount > 0);
  if (quizzes.length === 0) return t.noQuiz;
  const taken = quizzes.filter(({ quizTried }) => quizTried);
  if (taken.length === quizzes.length) return null;
  if (taken.length === 0) return t.noneTaken;
  const sum = taken.reduce((total, { marksObtained }) => total + marksObtained, 0);
  return t.ofTaken(Math.round(sum / taken.length));
}

/** '12 min' in whole minutes, '<1 min' below one minute; null without a video. */
export function videoLength(seconds: number): string | null {
  const t = learningTexts().length;
  if (seconds <= 0) return null;
  return seconds < 60 ? t.belowMinute : t.short(wholeMinutes(seconds));
}

/** The same in the form of My Progress: '12 mins', '1 min', '<1 min'. */
export function videoMinutes(seconds: number): string {
  const t = learningTexts().length;
  if (seconds <= 0) return t.none;
  return seconds < 60 ? t.belowMinute : t.minutes(wholeMinutes(seconds));
}

/**
 * The position from which a video continues, '3:12'; null at its beginning, at its end, and when the module is not to be
 * taken.
 */
export function resumePoint(module: ModuleProgress): string | null {
  const { position, videoDuration } = module;
  if (!isToBeTaken(module) || position < RESUME_FROM_SECONDS) return null;
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
  return resumeAt === null ? null : learningTexts().nextStep.continueAt(resumeAt);
}

function quizStep(module: ModuleProgress, now: Date): string {
  const t = learningTexts().nextStep;
  if (module.triesLeft === 0) return t.askAdmin;
  const waitMs = tryWaitMs(module, now);
  if (waitMs > 0) return t.tryAgainIn(Math.ceil(waitMs / MINUTE_MS));
  return module.quizTried ? t.tryQuizAgain : t.takeQuiz;
}

function tryWaitMs({ retryAt }: ModuleProgress, now: Date): number {
  return retryAt === null ? 0 : Date.parse(retryAt) - now.getTime();
}

/** Whether the next step in an open module can be made now: a try at its quiz may have to wait, or none may be left. */
export function canGoOn(module: ModuleProgress, now: Date): boolean {
  return !isQuizNext(module) || (module.triesLeft !== 0 && tryWaitMs(module, now) <= 0);
}

/** The label of the link to an open module: its next step. A renewal has a label of its own until a try has to wait. */
export function goOnLabel(module: ModuleProgress, now: Date): string {
  const { actions: t, renewal } = learningTexts();
  if (isRenewing(module) && canGoOn(module, now)) return renewal.continue;
  const start = learningStatus(module) === 'in-progress' ? t.continue : t.start;
  return nextStep(module, now) ?? start;
}

export type Blocker = NonNullable<ModuleProgress['blockedBy']>;

/**
 * The reason why a module is locked, as a sentence, and the label of the link to the module that must be completed first.
 */
export function lockedReason(blocker: Blocker, modules: readonly ModuleProgress[]) {
  const t = learningTexts().locked;
  const { moduleName } = blocker;
  const open = modules.find(({ moduleId }) => moduleId === blocker.moduleId);
  const at = open ? resumePoint(open) : null;
  return {
    sentence: t.finishFirst(moduleName),
    action: at === null ? t.open(moduleName) : t.continueAt({ module: moduleName, time: at }),
  };
}

/** The name of the current module, or why there is none. */
export function currentModuleLabel(
  dashboard: Pick<Dashboard, 'currentModule' | 'modulesCompleted' | 'totalModules'>,
): string {
  if (dashboard.currentModule !== null) return dashboard.currentModule.moduleName;
  const t = learningTexts().dashboard;
  return isAllCompleted(dashboard) ? t.allCompleted : t.noCurrentModule;
}

/** The message about a refused 'watched', from the `details` of the server's answer. */
export function unwatchedSentence(watchedSeconds: number, total: number): string {
  return learningTexts().video.unwatched({
    missing: formatClock(Math.ceil(Math.max(0, total - watchedSeconds))),
    from: formatClock(watchedSeconds),
  });
}
