/** Rules that server and web app share: pure functions of plain data. */
import {
  STUCK_AFTER_DAYS,
  WATCH_TOLERANCE_MAX_SECONDS,
  WATCH_TOLERANCE_MIN_SECONDS,
  WATCH_TOLERANCE_RATIO,
} from './limits.ts';

interface Watched {
  /** Credited seconds, replays included. */
  readonly watchedSeconds: number;
  /** The furthest second that was reached without skipping. */
  readonly watchedTo: number;
}

/** Seconds from which a video of `duration` seconds counts as watched. */
export function requiredSeconds(duration: number): number {
  const tolerance = Math.min(
    Math.max(WATCH_TOLERANCE_MIN_SECONDS, duration * WATCH_TOLERANCE_RATIO),
    WATCH_TOLERANCE_MAX_SECONDS,
  );
  return Math.max(0, duration - tolerance);
}

/** Whether a video can be accepted as watched. Replays add time but do not reach further. */
export function isCovered({ watchedSeconds, watchedTo }: Watched, duration: number): boolean {
  return Math.min(watchedSeconds, watchedTo) >= requiredSeconds(duration);
}

interface VideoProgress {
  /** The furthest second that was reached without skipping. */
  readonly watchedTo: number;
  /** Seconds. */
  readonly videoDuration: number;
  /** The server has accepted the video as watched. */
  readonly videoCompleted: boolean;
}

/** The watched part of a video in whole percent: 100 only at its end, or when it is accepted as watched. */
export function percentWatched(progress: VideoProgress): number {
  const { watchedTo, videoDuration, videoCompleted } = progress;
  if (videoCompleted || watchedTo >= videoDuration) return 100;
  return Math.min(99, Math.max(0, Math.floor((watchedTo / videoDuration) * 100)));
}

interface Counts {
  readonly modulesCompleted: number;
  readonly totalModules: number;
}

/** Whether a training is completed. A training without modules is not. */
export function isAllCompleted({ modulesCompleted, totalModules }: Counts): boolean {
  return totalModules > 0 && modulesCompleted === totalModules;
}

/** How a trainee stands in a training, or in one module of it. */
export const TRAINING_STATUSES = ['not-started', 'in-progress', 'failed', 'completed'] as const;
export type TrainingStatus = (typeof TRAINING_STATUSES)[number];

interface ModuleFacts {
  readonly isCompleted: boolean;
  /** In a module: a second of its video was watched. In a training it is enough that the module was opened. */
  readonly isBegun: boolean;
  /** A try at the quiz was made. */
  readonly hasTried: boolean;
  readonly hasQuiz: boolean;
}

/** The status in one module. A module that was tried and is not completed has only failed tries. */
export function moduleStatus(module: ModuleFacts): TrainingStatus {
  const { isCompleted, isBegun, hasTried, hasQuiz } = module;
  if (isCompleted) return 'completed';
  if (!isBegun && !hasTried) return 'not-started';
  return hasTried && hasQuiz ? 'failed' : 'in-progress';
}

/**
 * The status in a training: completed with all its modules, not started without any opened one, failed while the last
 * try at the quiz of a module failed, otherwise in progress. A training without modules is not started.
 */
export function trainingStatus(modules: readonly TrainingStatus[]): TrainingStatus {
  if (modules.every((status) => status === 'not-started')) return 'not-started';
  if (modules.every((status) => status === 'completed')) return 'completed';
  return modules.includes('failed') ? 'failed' : 'in-progress';
}

const DAY_MS = 86_400_000;

/** The latest time of the last progress, in ms since 1970, with which a trainee is stuck at the time `now`. */
export function stuckSince(now: number): number {
  return now - STUCK_AFTER_DAYS * DAY_MS;
}

/** Seconds as whole minutes. */
export function wholeMinutes(seconds: number): number {
  return Math.round(seconds / 60);
}
