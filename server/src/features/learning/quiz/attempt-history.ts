/** Shows the quiz attempts of a run, and their answers with the questions as they were asked. */

import { ATTEMPTS_PAGE_SIZE } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import type { Attempt, AttemptAnswer, AttemptWithAnswers } from '@portal/contract/runs';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import type { Learner } from '../learner.ts';
import { requireUnlockedModule, toPath } from '../path/path.ts';
import { findPath, type ProgressKey } from '../path/progress-queries.ts';
import {
  findRunWithModule,
  findShownAttempt,
  type RunAndModule,
  type RunCompanies,
} from '../path/shown-run-queries.ts';
import { ownResult, shownResult } from '../tries.ts';
import * as queries from './attempt-queries.ts';
import { asAsked, type DrawPaper, type OnPaper } from './quiz-paper.ts';
import { findTries } from './try-queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly drawPaper: DrawPaper;
}

interface AttemptPage {
  readonly rows: Attempt[];
  /** The cursor of the next page: its attempts are older than this one. Null on the last page. */
  readonly next: number | null;
}

type Cursor = number | undefined;

const NO_SUCH_ATTEMPT = because('attemptNotFound');

export function createAttemptHistory({ db, drawPaper }: Dependencies) {
  async function page(
    key: ProgressKey,
    cursor: Cursor,
    resultOf = ownResult,
  ): Promise<AttemptPage> {
    const rows = await queries.listAttemptsBefore(db, {
      ...key,
      cursor: cursor ?? null,
      limit: ATTEMPTS_PAGE_SIZE + 1,
    });
    const shown = rows.slice(0, ATTEMPTS_PAGE_SIZE);
    const next = rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null;
    return { rows: shown.map((row) => presentAttempt(row, resultOf)), next };
  }

  async function withAnswers(attempt: queries.ShownAttemptRow): Promise<AttemptWithAnswers> {
    const answers = await queries.listAnswers(db, { attemptId: attempt.id });
    const asked = asAsked(drawPaper, answers);
    return { ...presentAttempt(attempt), answers: asked.map(presentAnswer) };
  }

  return {
    /** For admins, newest first. Throws NOT_FOUND. */
    async listAttempts(place: RunAndModule, cursor: Cursor): Promise<AttemptPage> {
      const run = requireFound(await findRunWithModule(db, place), because('runOrModuleNotFound'));
      return page({ runId: run.id, moduleId: place.moduleId }, cursor);
    },

    /** For admins. Throws NOT_FOUND. */
    async getAttempt(id: number, companies: RunCompanies): Promise<AttemptWithAnswers> {
      const found = await findShownAttempt(db, id, companies);
      const { run_id } = requireFound(found, NO_SUCH_ATTEMPT);
      return withAnswers(
        requireFound(await queries.findAttemptInRun(db, run_id, id), NO_SUCH_ATTEMPT),
      );
    },

    /** In the current run, newest first; until a pass with the scores that were shown. Throws NOT_FOUND, MODULE_LOCKED. */
    async listOwnAttempts(
      learner: Learner,
      moduleId: number,
      cursor: Cursor,
    ): Promise<AttemptPage> {
      requireUnlockedModule(toPath(await findPath(db, learner)), moduleId);
      const key = { runId: learner.runId, moduleId };
      const { hasPassed } = await findTries(db, key);
      return page(key, cursor, hasPassed ? ownResult : shownResult);
    },

    /** In the current run, with the correct answers. Throws NOT_FOUND, QUIZ_NOT_PASSED. */
    async getOwnAttempt(learner: Learner, id: number): Promise<AttemptWithAnswers> {
      const [attempt, rows] = await Promise.all([
        queries.findAttemptInRun(db, learner.runId, id),
        findPath(db, learner),
      ]);
      const module = toPath(rows).find((each) => each.id === attempt?.module_id);
      if (attempt === undefined || module === undefined)
        throw new AppError('NOT_FOUND', NO_SUCH_ATTEMPT);
      const key = { runId: learner.runId, moduleId: module.id };
      if (!(await findTries(db, key)).hasPassed)
        throw new AppError('QUIZ_NOT_PASSED', because('quizNotPassed'));
      return withAnswers(attempt);
    },
  };
}

function presentAttempt(row: queries.ShownAttemptRow, resultOf = ownResult): Attempt {
  return {
    id: row.id,
    number: row.number,
    at: new Date(row.created_at).toISOString(),
    ...resultOf(row),
    passMark: row.pass_mark,
    hasAnswers: row.has_answers === 1,
  };
}

function presentAnswer(row: OnPaper<queries.AnswerRow>): AttemptAnswer {
  return {
    questionId: row.question_id,
    question: row.question,
    options: [...row.options],
    fixedOrder: row.fixed_order_since !== null,
    answer: row.answer,
    explanation: row.explanation,
    chosen: row.chosen,
    correct: row.is_correct === 1,
  };
}
