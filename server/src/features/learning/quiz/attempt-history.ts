/** Shows the quiz attempts of a run, and their answers with the questions as they were asked. */

import { ATTEMPTS_PAGE_SIZE } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import type { Attempt, AttemptAnswer, AttemptWithAnswers } from '@portal/contract/runs';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import type { Learner } from '../learner.ts';
import { loadPath } from '../path/load-path.ts';
import { type PathModule, requireUnlockedModule } from '../path/path.ts';
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
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly drawPaper: DrawPaper;
}

interface AttemptPage {
  readonly rows: Attempt[];
  /** The cursor of the next page: its attempts are older than this one. Null on the last page. */
  readonly next: number | null;
}

type Cursor = number | undefined;

/** The quiz of a module in some runs. */
interface QuizInRuns {
  readonly runIds: readonly number[];
  readonly moduleId: number;
}

const NO_SUCH_ATTEMPT = because('attemptNotFound');

export function createAttemptHistory({ db, now, drawPaper }: Dependencies) {
  async function page(
    quiz: QuizInRuns,
    cursor: Cursor,
    resultOf: ResultOf = ownResult,
  ): Promise<AttemptPage> {
    const rows = await queries.listAttemptsBefore(db, {
      ...quiz,
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
      return page({ runIds: [run.id], moduleId: place.moduleId }, cursor);
    },

    /** For admins. Throws NOT_FOUND. */
    async getAttempt(id: number, companies: RunCompanies): Promise<AttemptWithAnswers> {
      const found = await findShownAttempt(db, id, companies);
      const { run_id } = requireFound(found, NO_SUCH_ATTEMPT);
      return withAnswers(
        requireFound(await queries.findAttemptInRuns(db, [run_id], id), NO_SUCH_ATTEMPT),
      );
    },

    /**
     * In the current run, and those of the pass that a renewal has taken over or renews, newest first; until a pass with the
     * scores that were shown. Throws NOT_FOUND, MODULE_LOCKED.
     */
    async listOwnAttempts(
      learner: Learner,
      moduleId: number,
      cursor: Cursor,
    ): Promise<AttemptPage> {
      const path = await loadPath(db, learner, now());
      const module = requireUnlockedModule(path, moduleId);
      const runIds = ownRuns(learner, [module]);
      const { hasPassed } = await findTries(db, { runId: learner.runId, moduleId });
      return page({ runIds, moduleId }, cursor, (row) =>
        hasPassed || row.run_id !== learner.runId ? ownResult(row) : shownResult(row),
      );
    },

    /** One of {@link listOwnAttempts}, with the correct answers. Throws NOT_FOUND, QUIZ_NOT_PASSED. */
    async getOwnAttempt(learner: Learner, id: number): Promise<AttemptWithAnswers> {
      const path = await loadPath(db, learner, now());
      const attempt = await queries.findAttemptInRuns(db, ownRuns(learner, path), id);
      const module = path.find((each) => each.id === attempt?.module_id);
      if (attempt === undefined || module === undefined)
        throw new AppError('NOT_FOUND', NO_SUCH_ATTEMPT);
      if (!ownRuns(learner, [module]).includes(attempt.run_id))
        throw new AppError('NOT_FOUND', NO_SUCH_ATTEMPT);
      // While a module is renewed, the tries of the earlier pass are shown, not those of the renewal.
      const key = { runId: attempt.run_id, moduleId: module.id };
      if (!(await findTries(db, key)).hasPassed)
        throw new AppError('QUIZ_NOT_PASSED', because('quizNotPassed'));
      return withAnswers(attempt);
    },
  };
}

type ResultOf = (row: queries.ShownAttemptRow) => ReturnType<typeof ownResult>;

/** The current run, and those in which these modules were passed before. */
const ownRuns = ({ runId }: Learner, modules: readonly PathModule[]): number[] => [
  ...new Set([runId, ...modules.flatMap(({ earlierRunId }) => earlierRunId ?? [])]),
];

function presentAttempt(row: queries.ShownAttemptRow, resultOf: ResultOf = ownResult): Attempt {
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
