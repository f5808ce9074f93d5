/** The next try at the quiz of an opened module, and the review of a passed one. */
import type { Db } from '#server/platform/database/schema.ts';
import { findQuestions, type QuestionRow } from '../module-queries.ts';
import type { PathModule } from '../path/path.ts';
import type { ProgressKey } from '../path/progress-queries.ts';
import { standingOf } from '../tries.ts';
import { listAnswers } from './attempt-queries.ts';
import { presentAnswered, presentQuestion } from './present.ts';
import { asAsked, type DrawPaper } from './quiz-paper.ts';
import { findLastPass } from './try-queries.ts';

interface Dependencies {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly drawPaper: DrawPaper;
}

export type NextTry = Awaited<ReturnType<ReturnType<typeof createOpenQuiz>>>;

export function createOpenQuiz({ db, now, drawPaper }: Dependencies) {
  /** The questions of the latest pass. The present ones if its answers were not kept. */
  async function reviewOf(key: ProgressKey, questions: readonly QuestionRow[]) {
    const pass = await findLastPass(db, key);
    const given = pass === undefined ? [] : await listAnswers(db, { attemptId: pass.id });
    return given.length > 0
      ? asAsked(drawPaper, given).map(presentAnswered)
      : questions.map(presentQuestion);
  }

  return async (key: ProgressKey, module: PathModule) => {
    const { tries } = module;
    const questions = await findQuestions(db, key);
    const at = now();
    const tryNumber = tries.made + 1;
    return {
      /** The questions of the next try. */
      paper: drawPaper({ ...key, number: tryNumber }, questions, module.questionsDrawn),
      tryNumber,
      standing: standingOf(tries, module.triesMax, at),
      /** The questions of the passed try; null before a pass. */
      review: tries.hasPassed ? await reviewOf(key, questions) : null,
      /** Milliseconds since 1970. */
      now: at,
    };
  };
}
