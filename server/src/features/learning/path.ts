/** A trainee's path: the modules of the company that can be learnt, in order, with how each stands. */
import { NO_SUCH_MODULE } from '@portal/contract/sentences';
import { AppError, found } from '#server/platform/http/app-error.ts';
import type { PathRow } from './queries.ts';
import type { Score } from './scoring.ts';
import { type Standing, type Step, standings } from './unlocking.ts';

interface Facts extends Step {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly quizVersion: number;
  /** Seconds, all videos together; 0 without one. */
  readonly videoDuration: number;
  readonly questionCount: number;
  /** When the trainee first opened it, the start of the watch clock. */
  readonly openedAt: number | null;
  /** Accepted seconds. */
  readonly watchedSeconds: number;
  /** Seconds. */
  readonly position: number;
  /** The furthest second that was reached without skipping. */
  readonly watchedTo: number;
  /** The quiz is free: the video was accepted as watched, there is none, or the module is done. */
  readonly isWatched: boolean;
  readonly best: Score | null;
}

export interface PathModule extends Facts, Standing<Facts> {}

export type Path = readonly PathModule[];

/** Drafts are left out: they are no steps of the path and count nowhere. */
export function toPath(rows: readonly PathRow[]): Path {
  const facts: Facts[] = [];
  for (const row of rows) {
    if (row.video_duration > 0 || row.question_count > 0) facts.push(toFacts(row));
  }
  const all = standings(facts);
  return facts.map((each, i) => ({ ...each, ...(all[i] as Standing<Facts>) }));
}

function toFacts(row: PathRow): Facts {
  const videoDuration = row.video_duration;
  const isDone = row.passed_at !== null;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    quizVersion: row.quiz_version,
    videoDuration,
    questionCount: row.question_count,
    isReached: row.reached_at !== null,
    openedAt: row.opened_at,
    watchedSeconds: row.watched_seconds ?? 0,
    position: row.position_seconds ?? 0,
    watchedTo: row.watched_to_seconds ?? 0,
    isWatched: isDone || videoDuration === 0 || row.watched_at !== null,
    best: toScore(row.best_correct, row.best_total),
    isDone,
  };
}

export function toScore(correct: number | null, total: number | null): Score | null {
  return correct === null || total === null ? null : { correct, total };
}

/** The module, locked or not; throws NOT_FOUND. */
export function moduleIn(path: Path, moduleId: number): PathModule {
  return found(
    path.find(({ id }) => id === moduleId),
    NO_SUCH_MODULE,
  );
}

/** The module if the trainee may learn it now; throws NOT_FOUND or MODULE_LOCKED. */
export function openModule(path: Path, moduleId: number): PathModule {
  const module = moduleIn(path, moduleId);
  if (module.blockedBy === null) return module;
  const { id, name } = module.blockedBy;
  throw new AppError('MODULE_LOCKED', `This module is locked. Finish '${name}' first.`, {
    details: { moduleId: id, moduleName: name },
  });
}

/** What comes after the module, open or not. */
export function moduleAfter(path: Path, moduleId: number): PathModule | null {
  return path[path.findIndex(({ id }) => id === moduleId) + 1] ?? null;
}
