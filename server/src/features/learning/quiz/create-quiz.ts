import type { QuizResult } from '@portal/contract/learning';
import type { Db } from '#server/platform/database/schema.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import { LEARNING_PROGRESSED, movedIn, publishAll } from '../events.ts';
import { learnerOf, requireCurrentRun } from '../learner.ts';
import type { ProgressKey } from '../path/progress-queries.ts';
import type { InTraineeTransaction } from '../results/trainee-transaction.ts';
import { createAttemptHistory } from './attempt-history.ts';
import { createOpenQuiz } from './next-try.ts';
import { presentQuizResult } from './present.ts';
import { createSubmitQuiz, type Submission } from './quiz.ts';
import { createDrawPaper } from './quiz-paper.ts';
import { createTraineeTries } from './trainee-tries.ts';
import { findTries, markTriesOpened } from './try-queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Decides on the order of questions; the same for all processes of an installation. */
  readonly quizSecret: Buffer;
  readonly inTraineeTransaction: InTraineeTransaction;
}

export type Quiz = ReturnType<typeof createQuiz>;

export function createQuiz({ db, bus, now, quizSecret, inTraineeTransaction }: Dependencies) {
  const drawPaper = createDrawPaper(quizSecret);
  const submitQuiz = createSubmitQuiz(inTraineeTransaction, drawPaper);
  const attempts = createAttemptHistory({ db, now, drawPaper });

  return {
    openQuiz: createOpenQuiz({ db, now, drawPaper }),

    /**
     * Scores the answers and stores the attempt. A submission that is sent again returns the result of the first time.
     * Throws what {@link createSubmitQuiz} throws.
     */
    async submitQuiz(
      identity: Identity,
      moduleId: number,
      submission: Submission,
    ): Promise<QuizResult> {
      const learner = learnerOf(identity);
      requireCurrentRun(learner, submission.runId);
      return presentQuizResult(await submitQuiz(learner, moduleId, submission));
    },

    ...createTraineeTries({ db, now }),

    /** For admins. */
    listAttempts: attempts.listAttempts,
    getAttempt: attempts.getAttempt,

    listOwnAttempts: (identity: Identity, moduleId: number, cursor: number | undefined) =>
      attempts.listOwnAttempts(learnerOf(identity), moduleId, cursor),

    getOwnAttempt: (identity: Identity, id: number) =>
      attempts.getOwnAttempt(learnerOf(identity), id),

    /**
     * Opens a quiz again: the failed tries of the run do not count any more. Call it with the trainee locked. Returns
     * the number of failed tries that had counted.
     */
    async openQuizAgain(tx: Db, key: ProgressKey): Promise<number> {
      const { failed } = await findTries(tx, key);
      if (failed > 0) await markTriesOpened(tx, key);
      return failed;
    },

    /** Shows the trainee, and the admins who watch them, the state of a module. Call after the commit. */
    announceModule(
      learner: { readonly userId: number; readonly companyId: number },
      moduleId: number,
    ) {
      publishAll(bus, [[LEARNING_PROGRESSED, movedIn(moduleId, learner)]]);
    },
  };
}
