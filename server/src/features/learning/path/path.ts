/**
 * A trainee's path: the modules of the company that can be learnt, in training order, with how each stands, and the
 * figures over all of them.
 */
import { because } from '@portal/contract/reasons';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import type { Score } from '../scoring.ts';
import type { StandingsOfPerson } from '../standing/people.ts';
import { canBeRenewed, type ModuleStanding } from '../standing/standings.ts';
import { type Tries, toTries } from '../tries.ts';
import type { PathRow } from './progress-queries.ts';

/** One module of a path, as far as unlocking depends on it. Drafts are no steps. */
export interface Step {
  /** The module was unlocked once, so it never locks again, whatever happens to the order. */
  readonly isReached: boolean;
  /** It opens the next one: passed once, or not to be passed. */
  readonly isDone: boolean;
}

interface LockState<S> {
  readonly isOpen: boolean;
  /** For a locked module: the nearest earlier module that is open and not done. */
  readonly blockedBy: S | null;
}

interface Facts extends Step {
  /** Passed in this run. */
  readonly isPassed: boolean;
  /** This run renews an earlier completion, whether it is passed again yet or not. */
  readonly isRenewed: boolean;
  /** The run with the pass that this one has taken over, or renews; null without one. */
  readonly earlierRunId: number | null;
  /** A completion counts: on the wire, the module is completed. */
  readonly isCompleted: boolean;
  /** Nothing of it is left to be done for the completion of the run. */
  readonly isSettled: boolean;
  /** Null where nothing is required or recorded. */
  readonly standing: ModuleStanding | null;
  /** The company has a rule: otherwise the standing is not shown. */
  readonly isStandingShown: boolean;
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
  /** Each completion gets a certificate of its own. */
  readonly hasCertificate: boolean;
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
  /** The quiz is unlocked: the video was accepted as watched, there is none, or the module is passed. */
  readonly isWatched: boolean;
  readonly best: Score | null;
  /** The score counts in the average. */
  readonly isScored: boolean;
  readonly tries: Tries;
  /**
   * Time at which the watched video was replaced by another one, in ms since 1970; null if the stored progress is about
   * the current video.
   */
  readonly replacedAt: number | null;
}

export interface PathModule extends Facts, LockState<Facts> {}

export type Path = readonly PathModule[];

/**
 * Drafts are left out: they are no steps of the path and count nowhere. So are modules that are for others.
 *
 * @param standings null where nothing is required or recorded
 */
export function toPath(rows: readonly PathRow[], standings: StandingsOfPerson | null): Path {
  const own = rows.filter(
    ({ id, video_duration, question_count }) =>
      (video_duration > 0 || question_count > 0) &&
      standings?.inModule.get(id)?.state !== 'notRequired',
  );
  return toWholePath(own, standings);
}

/** Builds the path of an ended run, drafts included. */
export function toWholePath(
  rows: readonly PathRow[],
  standings: StandingsOfPerson | null = null,
): Path {
  const facts = rows.map((row) => ({
    ...toFacts(row, standings?.inModule.get(row.id) ?? null),
    isStandingShown: standings?.isShown === true,
  }));
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

function toFacts(stored: PathRow, standing: ModuleStanding | null): Omit<Facts, 'isStandingShown'> {
  const replacedAt = isOutdated(stored) ? stored.video_replaced_at : null;
  const row = replacedAt === null ? stored : { ...stored, ...UNWATCHED };
  const videoDuration = row.video_duration;
  const isPassed = row.passed_at !== null;
  const isRenewed = row.renews_run_id !== null;
  const best = toScore(row.best_correct, row.best_total);
  const isRecorded = standing?.isRecorded === true && !isRenewed;
  const isSettled = isPassed || isRecorded || standing?.isWaived === true;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    quizVersion: row.quiz_version,
    passMark: row.pass_mark,
    questionsDrawn: row.questions_drawn,
    triesMax: row.tries_max,
    hasCertificate: row.certified_since !== null,
    videoDuration,
    questionCount: row.question_count,
    hasPoster: row.has_poster === 1,
    isReached: row.is_reached === 1,
    openedAt: row.opened_at,
    watchedSeconds: row.watched_seconds ?? 0,
    position: clampPosition(row.position_seconds ?? 0, videoDuration),
    watchedTo: clampPosition(row.watched_to_seconds ?? 0, videoDuration),
    isWatched: isPassed || videoDuration === 0 || row.watched_at !== null,
    best,
    isScored: isScored({ best, isRenewed }, standing),
    tries: toTries(row),
    isPassed,
    isSettled,
    earlierRunId: row.carried_from_run_id ?? row.renews_run_id,
    // A pass that is being renewed has opened the next module.
    isRenewed,
    isDone: isSettled || isRenewed,
    isCompleted: isCompletedIn({ isPassed, isRenewed }, standing),
    standing,
    replacedAt,
  };
}

interface PassInRun {
  readonly isPassed: boolean;
  /** The run renews an earlier completion, whether it is passed again yet or not. */
  readonly isRenewed: boolean;
}

/**
 * Whether the module is completed: a completion counts, and this run has it or took it over. A new training of all modules
 * begins without the earlier ones.
 */
export function isCompletedIn(
  { isPassed, isRenewed }: PassInRun,
  standing: ModuleStanding | null,
): boolean {
  if (standing === null) return isPassed || isRenewed;
  return (isPassed || isRenewed || standing.isRecorded) && standing.counts;
}

/**
 * Whether the completion can be renewed: never in a company without rules, where nothing says that it has ended. In a
 * training of all modules from the start, a module is taken as it is until it is passed, and opens the next one then.
 */
export const isRenewable = ({
  standing,
  isStandingShown,
  isOpen,
  isSettled,
}: PathModule): boolean => isStandingShown && isOpen && isSettled && canBeRenewed(standing);

interface Tried {
  readonly best: Score | null;
  readonly isRenewed: boolean;
}

/** Whether the score counts in the average: without a try not if there is an earlier completion, whose score is not of this run. */
export const isScored = ({ best, isRenewed }: Tried, standing: ModuleStanding | null): boolean =>
  best !== null || !(isRenewed || standing?.isRecorded === true);

/**
 * How each step stands, in training order as given. Computed from the order and two facts, never stored: a module
 * is unlocked if it is the first, if the one before it is done, or if it was unlocked before.
 */
export function lockStates<S extends Step>(steps: readonly S[]): LockState<S>[] {
  let isPreviousDone = true;
  let toDo: S | null = null;
  return steps.map((step) => {
    const isOpen = isPreviousDone || step.isReached;
    if (isOpen && !step.isDone) toDo = step;
    isPreviousDone = step.isDone;
    return { isOpen, blockedBy: isOpen ? null : toDo };
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
