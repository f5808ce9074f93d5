import { createHash } from 'node:crypto';
import { because } from '@portal/contract/reasons';
import { AppError, fieldProblem } from '#server/platform/http/app-error.ts';
import { LEARNING_PROGRESSED, movedIn } from '../events.ts';
import { refreshFigures } from '../figures/figures.ts';
import type { Learner } from '../learner.ts';
import { findQuestions, type QuestionRow } from '../module-queries.ts';
import { type PathModule, requireUnlockedModule } from '../path/path.ts';
import { type ProgressKey, saveResult } from '../path/progress-queries.ts';
import {
  type InTraineeTransaction,
  type TraineeTransaction,
  unlockNext,
} from '../results/trainee-transaction.ts';
import { type Answers, bestOf, givenTo, isPass, scoreOf, unknownIds } from '../scoring.ts';
import { afterFail, refuseTry, shownScore, standingOf, type Tries } from '../tries.ts';
import * as attempts from './attempt-queries.ts';
import { asAsked, type DrawPaper, type OnPaper } from './quiz-paper.ts';

/** The same answers within this time are a double click or a retry, not another try. */
const REPEAT_MS = 10_000;
/** Tries at one quiz within a minute: more than a trainee who reads the questions can make. */
const TRIES_PER_MINUTE = 20;
const MINUTE_MS = 60_000;

export interface Submission {
  readonly answers: Answers;
  readonly quizVersion?: number | undefined;
  /** The number of the try that asks the answered questions. */
  readonly tryNumber?: number | undefined;
  /** The run in which the quiz was opened. */
  readonly runId?: number | undefined;
  /** The same id means the same attempt. Without an id, the same answers within {@link REPEAT_MS} do. */
  readonly submissionId?: string | undefined;
  /** Without an attempt of that id, nothing is scored. */
  readonly resultOnly?: boolean | undefined;
}

export interface Scored {
  readonly attempt: attempts.AttemptRow;
  /** The answers of a pass with their questions; empty for an attempt from before answers were kept. */
  readonly given: readonly Answered[];
  /** After a fail: no try is left before an admin opens the quiz again. */
  readonly isBlocked: boolean;
}
export type Answered = Pick<
  attempts.AnswerRow,
  'question_id' | 'question' | 'answer' | 'explanation' | 'chosen'
>;

/**
 * Scores the answers. Throws NOT_FOUND, MODULE_LOCKED, VIDEO_REQUIRED, CONFLICT (no quiz or no result), RUN_ENDED,
 * QUIZ_CHANGED, INVALID_INPUT (not a question of this try), QUIZ_BLOCKED, TRY_LATER, TOO_MANY_REQUESTS.
 */
export function createSubmitQuiz(inTraineeTransaction: InTraineeTransaction, drawPaper: DrawPaper) {
  return (learner: Learner, moduleId: number, submission: Submission): Promise<Scored> =>
    inTraineeTransaction(learner, async (transaction) => {
      const { tx, path, now } = transaction;
      const module = requireUnlockedModule(path, moduleId);
      const key = { runId: learner.runId, moduleId };
      const latest = await attempts.findLatestAttempts(tx, { ...key, count: TRIES_PER_MINUTE });
      const { submissionId, answers } = submission;
      const id = submissionId ?? fingerprintOf(submission);
      const repeated =
        submissionId === undefined
          ? latest.slice(0, 1).find((last) => isRepeat(last, id, now))
          : (await attempts.findAttempt(tx, { ...key, submissionId }))[0];
      const { tries, triesMax } = module;
      const standing = standingOf(tries, triesMax, now);
      if (repeated !== undefined)
        return {
          ...(await withStoredAnswers(transaction, repeated, drawPaper)),
          isBlocked: standing.isBlocked,
        };

      const questions = await findQuestions(tx, { moduleId });
      refuseUnready(module, questions);
      refuseTry(standing, now);
      if (areTooMany(latest, now)) throw tooManyTries();
      const number = tries.made + 1;
      const paper = drawPaper({ ...key, number }, questions, module.questionsDrawn);
      refuseOtherPaper(submission, { paper, number, questions });
      refuseNotArrived(submission);
      const attempt = await saveAttempt(transaction, {
        key,
        module,
        tries,
        paper,
        answers,
        number,
        submissionId: submissionId ?? `${id}:${number}`,
      });
      transaction.publish([[LEARNING_PROGRESSED, movedIn(moduleId, learner)]]);
      if (attempt.passed === 1) await unlockNext(transaction, module);
      await refreshFigures(tx, [learner.runId], now);
      const next = standingOf(afterFail(tries, now), triesMax, now);
      return { ...withAnswers(attempt, paper, answers), isBlocked: next.isBlocked };
    });
}

type WithAnswers = Omit<Scored, 'isBlocked'>;

async function withStoredAnswers(
  { tx }: TraineeTransaction,
  attempt: attempts.AttemptRow,
  drawPaper: DrawPaper,
): Promise<WithAnswers> {
  if (attempt.passed === 0) return { attempt, given: [] };
  const rows = await attempts.listAnswers(tx, { attemptId: attempt.id });
  return { attempt, given: asAsked(drawPaper, rows) };
}

/** The answers as they are stored, in the order of the try. */
function withAnswers(
  attempt: attempts.AttemptRow,
  paper: readonly OnPaper<QuestionRow>[],
  answers: Answers,
): WithAnswers {
  if (attempt.passed === 0) return { attempt, given: [] };
  const chosenFor = new Map(givenTo(paper, answers).map((each) => [each.questionId, each.chosen]));
  const given = paper.flatMap(({ id, question, answer, explanation }) => {
    const chosen = chosenFor.get(id);
    return chosen === undefined ? [] : { question_id: id, question, answer, explanation, chosen };
  });
  return { attempt, given };
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
  return (
    last.submission_id.startsWith(`${fingerprint}:`) && isWithin(REPEAT_MS, last.created_at, now)
  );
}

/** Whether as many tries as a minute allows were made within one. */
function areTooMany(latest: readonly { readonly created_at: number }[], now: number): boolean {
  const recent = latest.filter(({ created_at }) => isWithin(MINUTE_MS, created_at, now));
  return recent.length >= TRIES_PER_MINUTE;
}

/** A time that is ahead by more comes from a clock that was set back since. */
const isWithin = (ms: number, at: number, now: number) => Math.abs(now - at) < ms;

function refuseUnready(module: PathModule, questions: readonly QuestionRow[]): void {
  if (!module.isWatched) throw new AppError('VIDEO_REQUIRED', because('videoFirst'));
  if (questions.length === 0) throw new AppError('CONFLICT', because('noQuiz'));
}

interface Paper {
  /** The questions of this try. */
  readonly paper: readonly { readonly id: number; readonly answer: string }[];
  readonly number: number;
  /** All questions of the quiz. */
  readonly questions: readonly QuestionRow[];
}

function refuseOtherPaper(
  { answers, quizVersion, tryNumber }: Submission,
  { paper, number, questions }: Paper,
): void {
  const version = questions[0]?.quiz_version;
  const isDrawn = paper.length < questions.length;
  const unknown = unknownIds(paper, answers);
  // Questions of the quiz that this try does not ask: another version of the portal may have drawn them.
  const areOfQuiz = unknown.length > 0 && unknownIds(questions, answers).length === 0;
  const isOtherDraw = isDrawn && tryNumber !== undefined && (tryNumber !== number || areOfQuiz);
  if ((quizVersion !== undefined && quizVersion !== version) || isOtherDraw)
    throw new AppError('QUIZ_CHANGED', because('quizChanged'), {
      details: { quizVersion: version },
    });
  if (unknown.length > 0)
    throw new AppError('INVALID_INPUT', because('answersToUnknownQuestions'), {
      details: {
        fields: unknown.map((id) => fieldProblem(`answers.${id}`, because('questionUnknown'))),
      },
    });
}

/** Another device has made the try meanwhile: the trainee decides whether the answers are those of the next one. */
function refuseNotArrived({ resultOnly = false }: Submission): void {
  if (!resultOnly) return;
  throw new AppError('CONFLICT', because('otherTryMade'));
}

function tooManyTries(): AppError {
  return new AppError('TOO_MANY_REQUESTS', because('tooManyTries'), {
    retryAfter: MINUTE_MS / 1000,
  });
}

interface Attempted {
  readonly key: ProgressKey;
  readonly module: PathModule;
  readonly tries: Tries;
  readonly number: number;
  readonly paper: readonly Pick<QuestionRow, 'id' | 'answer' | 'quiz_version'>[];
  readonly answers: Answers;
  readonly submissionId: string;
}

async function saveAttempt(
  transaction: TraineeTransaction,
  { key, module, tries, number, paper, answers, submissionId }: Attempted,
): Promise<attempts.AttemptRow> {
  const { tx, now } = transaction;
  const score = scoreOf(paper, answers);
  const passed = isPass(score, module.passMark);
  const shown = passed ? score : shownScore(score, module.best, tries);
  const attempt = {
    submission_id: submissionId,
    quiz_version: paper[0]?.quiz_version ?? module.quizVersion,
    ...score,
    passed: passed ? 1 : 0,
    pass_mark: module.passMark,
    shown_correct: shown === score ? null : shown.correct,
    shown_total: shown === score ? null : shown.total,
  };
  const given = givenTo(paper, answers);
  const id = await attempts.insertAttempt(tx, key, { ...attempt, number, given }, now);
  const { correct, total } = bestOf(module.best, score);
  const best = { best_correct: correct, best_total: total };
  const isFirstPass = passed && !module.isPassed;
  await saveResult(tx, key, isFirstPass ? { ...best, passed_at: now } : best, now);
  return { id, ...attempt };
}
