/** The rules about repeated tries at a quiz: waits, limits, and the score that is shown for a failed try. */

import { FREE_TRIES, TRY_WAITS_MINUTES } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import { AppError } from '#server/platform/http/app-error.ts';
import { bestOf, type Score, shownPercent } from './scoring.ts';

/** The tries at a quiz in a run. */
export interface Tries {
  readonly made: number;
  /** Failed tries since an admin opened the quiz again, or since the first one. */
  readonly failed: number;
  /** When the last one of `failed` was made; null if there is none. */
  readonly lastFailedAt: number | null;
  readonly hasPassed: boolean;
}

export const NO_TRIES: Tries = { made: 0, failed: 0, lastFailedAt: null, hasPassed: false };

/** Columns of the tries at a quiz; null if there are none. */
export interface TriesRow {
  readonly tries_made: number | null;
  readonly tries_failed: number | null;
  readonly last_failed_at: number | null;
  readonly quiz_passed: number | null;
}

export function toTries(row: TriesRow): Tries {
  const failed = row.tries_failed ?? 0;
  return {
    made: row.tries_made ?? 0,
    failed,
    lastFailedAt: failed === 0 ? null : row.last_failed_at,
    hasPassed: row.quiz_passed === 1,
  };
}

export function afterFail(tries: Tries, at: number): Tries {
  return { ...tries, made: tries.made + 1, failed: tries.failed + 1, lastFailedAt: at };
}

export interface Standing {
  /** When the next try is accepted; null if now. */
  readonly retryAt: number | null;
  /** Null without a limit. */
  readonly triesLeft: number | null;
  readonly isBlocked: boolean;
}

const MINUTE_MS = 60_000;
/** The clocks of processes differ by less. A later time comes from a clock that was wrong. */
const CLOCKS_DIFFER_MS = MINUTE_MS;

/** Milliseconds between the last failed try and the next one. */
export function waitAfter(failed: number): number {
  if (failed < FREE_TRIES) return 0;
  const minutes = TRY_WAITS_MINUTES[failed - FREE_TRIES] ?? TRY_WAITS_MINUTES.at(-1) ?? 0;
  return minutes * MINUTE_MS;
}

/**
 * A pass ends waits and limits. A wait after a fail whose time is far ahead is over: it would last until the clock
 * reaches a time that a wrong clock has shown.
 */
export function standingOf(
  { failed, lastFailedAt, hasPassed }: Tries,
  triesMax: number | null,
  now: number,
): Standing {
  if (hasPassed) return { retryAt: null, triesLeft: null, isBlocked: false };
  const triesLeft = triesMax === null ? null : Math.max(0, triesMax - failed);
  const isBlocked = triesLeft === 0;
  const wait = waitAfter(failed);
  const retryAt = (lastFailedAt ?? 0) + wait;
  const isAhead = lastFailedAt !== null && lastFailedAt > now + CLOCKS_DIFFER_MS;
  const isOver = wait === 0 || retryAt <= now || isAhead;
  return { retryAt: isBlocked || isOver ? null : retryAt, triesLeft, isBlocked };
}

/** Throws QUIZ_BLOCKED, TRY_LATER. */
export function refuseTry({ retryAt, isBlocked }: Standing, now: number): void {
  if (isBlocked) throw new AppError('QUIZ_BLOCKED', because('quizBlocked'));
  if (retryAt !== null)
    throw new AppError('TRY_LATER', because('tooManyFailedTries'), {
      details: { retryAt: new Date(retryAt).toISOString() },
      retryAfter: Math.ceil((retryAt - now) / 1000),
      logged: 'quiz-wait',
    });
}

/**
 * The score that the trainee is shown: of a failed try after the free ones, the best score so far. The exact score of each
 * try shows which change of the answers helped: a trainee who knows nothing would pass in seven tries
 * (docs/decisions/004-quiz-tries.md).
 */
export function shownScore(score: Score, best: Score | null, tries: Tries): Score {
  const isExact = tries.hasPassed || tries.failed < FREE_TRIES;
  return isExact ? score : bestOf(best, score);
}

/** A stored attempt. `shown_correct` and `shown_total` are null if the trainee was shown the score of this try. */
interface ScoredAttempt extends Score {
  readonly passed: number;
  readonly pass_mark: number;
  readonly shown_correct: number | null;
  readonly shown_total: number | null;
}

/** The result of an attempt as the trainee was shown it. */
export function shownResult(attempt: ScoredAttempt) {
  const { passed, pass_mark: passMark, shown_correct, shown_total } = attempt;
  const isBestSoFar = passed === 0 && shown_correct !== null && shown_total !== null;
  const shown = isBestSoFar ? { correct: shown_correct, total: shown_total } : attempt;
  const percent = shownPercent(shown, passMark);
  return {
    // The best score may be of a time with a higher pass mark.
    score: passed === 1 ? percent : Math.min(percent, passMark - 1),
    pass: passed === 1,
    correctCount: shown.correct,
    questionCount: shown.total,
    isBestSoFar,
  };
}

/** The result of an attempt by its own answers. */
export const ownResult = (attempt: ScoredAttempt) =>
  shownResult({ ...attempt, shown_correct: null, shown_total: null });
