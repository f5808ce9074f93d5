import { createHash } from 'node:crypto';
import { NO_QUIZ, VIDEO_FIRST } from '@portal/contract/sentences';
import { AppError } from '#server/platform/http/app-error.ts';
import {
  type AttemptRow,
  findAttempt,
  findAttemptsSince,
  insertAttempt,
} from './attempt-queries.ts';
import { LEARNING_PROGRESSED, movedIn } from './events.ts';
import { findQuestions, type QuestionRow } from './module-queries.ts';
import { type PathModule, requireUnlockedModule } from './path.ts';
import { type ProgressKey, saveResult } from './progress-queries.ts';
import {
  type Answers,
  bestOf,
  type GivenAnswer,
  givenTo,
  isPass,
  scoreOf,
  unknownIds,
} from './scoring.ts';
import {
  type InTraineeTransaction,
  type Learner,
  openNext,
  type TraineeTransaction,
} from './trainee-transaction.ts';

/** The same answers within this time are a double click or a retry, not another try. */
const REPEAT_MS = 10_000;
/** Tries at one quiz within a minute: more than a trainee who reads the questions can make. */
const TRIES_PER_MINUTE = 20;
const MINUTE_MS = 60_000;

export interface Submission {
  readonly answers: Answers;
  readonly quizVersion?: number | undefined;
  /** The run in which the quiz was opened. */
  readonly runId?: number | undefined;
  /** The same id means the same attempt. Without an id, the same answers within {@link REPEAT_MS} do. */
  readonly submissionId?: string | undefined;
}

export interface Scored {
  readonly attempt: AttemptRow;
  readonly answers: Answers;
  /** The current questions, which a repeated submission may not have been about. */
  readonly questions: readonly QuestionRow[];
}

/**
 * Scores the answers. Throws NOT_FOUND, MODULE_LOCKED, VIDEO_REQUIRED, CONFLICT (no quiz), RUN_ENDED,
 * QUIZ_CHANGED, INVALID_INPUT (not a question of this quiz), TOO_MANY_REQUESTS.
 */
export function createSubmitQuiz(inTraineeTransaction: InTraineeTransaction) {
  return (learner: Learner, moduleId: number, submission: Submission): Promise<Scored> =>
    inTraineeTransaction(learner, async (transaction) => {
      const { tx, path, now } = transaction;
      const module = requireUnlockedModule(path, moduleId);
      const questions = await findQuestions(tx, moduleId);
      const { answers } = submission;
      const key = { runId: learner.runId, moduleId };
      const recent = await findAttemptsSince(tx, key, now - MINUTE_MS);
      const fingerprint = fingerprintOf(submission);
      const repeated =
        submission.submissionId === undefined
          ? recent.slice(0, 1).find((last) => isRepeat(last, fingerprint, now))
          : await findAttempt(tx, key, submission.submissionId);
      if (repeated !== undefined) return { attempt: repeated, answers, questions };

      refuseUnready(module, questions, submission);
      if (recent.length >= TRIES_PER_MINUTE) throw tooManyTries();
      const attempt = {
        submission_id: submission.submissionId ?? `${fingerprint}:${now}`,
        quiz_version: questions[0]?.quiz_version ?? module.quizVersion,
        ...scoreOf(questions, answers),
      };
      await saveAttempt(transaction, key, module, {
        ...attempt,
        given: givenTo(questions, answers),
      });
      transaction.publish([[LEARNING_PROGRESSED, movedIn(moduleId, learner)]]);
      if (isPass(attempt)) await openNext(transaction, module);
      return { attempt, answers, questions };
    });
}

/** Longer than any id that a client may send, so the two cannot be confused. */
function fingerprintOf({ answers, quizVersion }: Submission): string {
  const sorted = Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify([quizVersion ?? null, sorted]);
  return `answers:${createHash('sha256').update(text).digest('hex')}`;
}

function isRepeat(
  last: { readonly submission_id: string; readonly created_at: number },
  fingerprint: string,
  now: number,
): boolean {
  return last.submission_id.startsWith(`${fingerprint}:`) && now - last.created_at < REPEAT_MS;
}

function refuseUnready(
  module: PathModule,
  questions: readonly QuestionRow[],
  { answers, quizVersion }: Submission,
): void {
  if (!module.isWatched) throw new AppError('VIDEO_REQUIRED', VIDEO_FIRST);
  const [first] = questions;
  if (first === undefined) throw new AppError('CONFLICT', NO_QUIZ);
  if (quizVersion !== undefined && quizVersion !== first.quiz_version)
    throw new AppError(
      'QUIZ_CHANGED',
      'The questions of this quiz have changed. Please look through them and submit again.',
      { details: { quizVersion: first.quiz_version } },
    );
  const unknown = unknownIds(questions, answers);
  if (unknown.length > 0)
    throw new AppError(
      'INVALID_INPUT',
      'Some answers are to questions that this quiz does not have.',
      {
        details: {
          fields: unknown.map((id) => ({ path: `answers.${id}`, message: 'Unknown question' })),
        },
      },
    );
}

function tooManyTries(): AppError {
  return new AppError('TOO_MANY_REQUESTS', 'Too many tries. Please wait a minute and try again.', {
    retryAfter: MINUTE_MS / 1000,
  });
}

async function saveAttempt(
  { tx, now }: TraineeTransaction,
  key: ProgressKey,
  module: PathModule,
  attempt: AttemptRow & { readonly given: readonly GivenAnswer[] },
): Promise<void> {
  const passed = isPass(attempt);
  await insertAttempt(tx, key, { ...attempt, passed }, now);
  const { correct, total } = bestOf(module.best, attempt);
  const best = { best_correct: correct, best_total: total };
  const isFirstPass = passed && !module.isCompleted;
  await saveResult(tx, key, isFirstPass ? { ...best, passed_at: now } : best, now);
}
