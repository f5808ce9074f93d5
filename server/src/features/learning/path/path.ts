/**
 * A trainee's path: the modules of the company that can be learnt, in training order, with how each stands, and the
 * figures over all of them.
 */
import { because } from '@portal/contract/reasons';
import { moduleStatus, type TrainingStatus, trainingStatus } from '@portal/contract/rules';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { type Score, shownPercent } from '../scoring.ts';
import { type Tries, toTries } from '../tries.ts';
import type { PathRow } from './progress-queries.ts';

/** One module of a path, as far as unlocking depends on it. Drafts are no steps. */
export interface Step {
  /** The module was unlocked once, so it never locks again, whatever happens to the order. */
  readonly isReached: boolean;
  readonly isCompleted: boolean;
}

interface LockState<S> {
  readonly isOpen: boolean;
  /** For a locked module: the nearest earlier module that is open and not completed. */
  readonly blockedBy: S | null;
}

interface Facts extends Step {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly quizVersion: number;
  /** Percent of correct answers that passes the quiz. */
  readonly passMark: number;
  /** The number of questions that a try asks; null for all. */
  readonly questionsDrawn: number | null;
  /** The number of failed tries after which an admin must open the quiz again; null without a limit. */
  readonly triesMax: number | null;
  /** Seconds, all videos together; 0 without one. */
  readonly videoDuration: number;
  readonly questionCount: number;
  /** A video of the module has a poster. */
  readonly hasPoster: boolean;
  /** When the trainee first opened it. */
  readonly openedAt: number | null;
  /** Accepted seconds. */
  readonly watchedSeconds: number;
  /** The second of the videos at which to continue. */
  readonly position: number;
  /** The furthest second of the videos that was reached without skipping. */
  readonly watchedTo: number;
  /** The quiz is unlocked: the video was accepted as watched, there is none, or the module is completed. */
  readonly isWatched: boolean;
  readonly best: Score | null;
  readonly tries: Tries;
  /**
   * Time at which the watched video was replaced by another one, in ms since 1970; null if the stored progress is about
   * the current video.
   */
  readonly replacedAt: number | null;
}

export interface PathModule extends Facts, LockState<Facts> {}

export type Path = readonly PathModule[];

/** Drafts are left out: they are no steps of the path and count nowhere. */
export function toPath(rows: readonly PathRow[]): Path {
  return toWholePath(
    rows.filter(({ video_duration, question_count }) => video_duration > 0 || question_count > 0),
  );
}

/** Builds the path of an ended run, drafts included. */
export function toWholePath(rows: readonly PathRow[]): Path {
  const facts = rows.map(toFacts);
  const all = lockStates(facts);
  return facts.map((each, i) => ({ ...each, ...(all[i] as LockState<Facts>) }));
}

const UNWATCHED = {
  opened_at: null,
  watched_at: null,
  watched_seconds: 0,
  position_seconds: 0,
  watched_to_seconds: 0,
};

/** Whether the stored values are about a video that was replaced since. A completed module stays as it is. */
const isOutdated = ({ passed_at, opened_at, video_replaced_at }: PathRow) =>
  passed_at === null && opened_at !== null && opened_at <= (video_replaced_at ?? 0);

function toFacts(stored: PathRow): Facts {
  const replacedAt = isOutdated(stored) ? stored.video_replaced_at : null;
  const row = replacedAt === null ? stored : { ...stored, ...UNWATCHED };
  const videoDuration = row.video_duration;
  const isCompleted = row.passed_at !== null;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    quizVersion: row.quiz_version,
    passMark: row.pass_mark,
    questionsDrawn: row.questions_drawn,
    triesMax: row.tries_max,
    videoDuration,
    questionCount: row.question_count,
    hasPoster: row.has_poster === 1,
    isReached: row.is_reached === 1,
    openedAt: row.opened_at,
    watchedSeconds: row.watched_seconds ?? 0,
    position: clampPosition(row.position_seconds ?? 0, videoDuration),
    watchedTo: clampPosition(row.watched_to_seconds ?? 0, videoDuration),
    isWatched: isCompleted || videoDuration === 0 || row.watched_at !== null,
    best: toScore(row.best_correct, row.best_total),
    tries: toTries(row),
    isCompleted,
    replacedAt,
  };
}

/**
 * The standing of each step, in training order as given. Computed from the order and two facts, never stored: a module
 * is unlocked if it is the first, if the one before it is completed, or if it was unlocked before.
 */
export function lockStates<S extends Step>(steps: readonly S[]): LockState<S>[] {
  let isPreviousCompleted = true;
  let toComplete: S | null = null;
  return steps.map((step) => {
    const isOpen = isPreviousCompleted || step.isReached;
    if (isOpen && !step.isCompleted) toComplete = step;
    isPreviousCompleted = step.isCompleted;
    return { isOpen, blockedBy: isOpen ? null : toComplete };
  });
}

/** Returns a position within `duration` seconds; a replaced video may be shorter than the stored position. */
export function clampPosition(position: number, duration: number): number {
  return Math.min(Math.max(position, 0), duration);
}

export function toScore(correct: number | null, total: number | null): Score | null {
  return correct === null || total === null ? null : { correct, total };
}

/** Returns the module, locked or not. Throws NOT_FOUND. */
export function requireModule(path: Path, moduleId: number): PathModule {
  return requireFound(
    path.find(({ id }) => id === moduleId),
    because('noSuchModule'),
  );
}

/** Returns the module if it is unlocked. Throws NOT_FOUND or MODULE_LOCKED. */
export function requireUnlockedModule(path: Path, moduleId: number): PathModule {
  const module = requireModule(path, moduleId);
  if (module.blockedBy === null) return module;
  const { id, name } = module.blockedBy;
  throw new AppError('MODULE_LOCKED', because('moduleLocked', { name }), {
    details: { moduleId: id, moduleName: name },
  });
}

/** Returns the module after this one, unlocked or not. */
export function moduleAfter(path: Path, moduleId: number): PathModule | null {
  return path[path.findIndex(({ id }) => id === moduleId) + 1] ?? null;
}

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
}

/** The rounded mean of the best scores, as shown, over the modules that have questions; else 0. */
export function averagePercent(modules: readonly Scored[]): number {
  let sum = 0;
  let count = 0;
  for (const { questionCount, passMark, best } of modules) {
    if (questionCount === 0) continue;
    count += 1;
    if (best !== null) sum += shownPercent(best, passMark);
  }
  return count === 0 ? 0 : Math.round(sum / count);
}

export interface Counted extends Scored {
  readonly isCompleted: boolean;
  readonly isOpened: boolean;
  readonly watchedSeconds: number;
}

/**
 * The status over all modules of a path. A training has begun when one of its modules was opened. One that was completed
 * stays completed, as long as there are modules.
 */
export function statusOf(modules: readonly Counted[], completedAt: number | null): TrainingStatus {
  if (completedAt !== null && modules.length > 0) return 'completed';
  return trainingStatus(
    modules.map(({ isCompleted, isOpened, best, questionCount }) =>
      moduleStatus({
        isCompleted,
        isBegun: isOpened,
        hasTried: best !== null,
        hasQuiz: questionCount > 0,
      }),
    ),
  );
}

/** The figures over all modules of a path; times in seconds. */
export function countUp(modules: readonly Omit<Counted, 'isOpened'>[]) {
  let modulesCompleted = 0;
  let totalTimeSpent = 0;
  for (const { isCompleted, watchedSeconds } of modules) {
    if (isCompleted) modulesCompleted += 1;
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
