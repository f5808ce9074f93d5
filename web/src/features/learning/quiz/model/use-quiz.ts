import type { QuizResult, TrainingModule } from '@portal/contract/learning';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { reloadQuestions, useSubmitQuiz } from '#web/features/learning/api/submit-quiz.ts';
import { ApiError, isFinalRefusal } from '#web/platform/http/api-error.ts';
import { clientMadeId } from '#web/platform/ids/client-made-id.ts';
import { useIsRemoved } from '#web/platform/state/use-is-removed.ts';
import { createModuleRecords } from '#web/platform/storage/module-records.ts';
import { toast } from '#web/ui/toast.ts';
import { quizTexts } from '../texts/catalogue.ts';
import { QUIZ_TOAST } from './quiz-sentences.ts';
import type { QuizState } from './quiz-state.ts';
import {
  isResultMissing,
  isSamePaper,
  type Paper,
  type QuizEvent,
  startQuiz,
  stepQuiz,
} from './quiz-state.ts';

type QuizOptions = {
  readonly module: Pick<
    TrainingModule,
    'id' | 'runId' | 'mcqs' | 'quizVersion' | 'tryNumber' | 'review'
  >;
  readonly onPassed: (result: QuizResult) => void;
};

/** An attempt at a module's quiz, stored in this browser until it is scored. */
export function useQuiz({ module, onPassed }: QuizOptions) {
  const { id, runId, mcqs: questions } = module;
  const paper = paperOf(module);
  const [quiz, dispatch] = useReducer(nextQuiz, null, () =>
    startQuiz(paper, questions, storedQuizOf(module)),
  );
  const submission = useSubmitQuiz(module);
  const isLeft = useIsRemoved();
  const result = submission.data ?? null;
  const hasPassed = result?.pass === true;

  // While a try is scored, the questions of the next one may arrive before the result.
  const isAtRest = !hasPassed && !submission.isPending;
  const lacksResult = isAtRest && isResultMissing(quiz, paper);
  if (isAtRest && !lacksResult && !isSamePaper(quiz, paper))
    dispatch({ type: 'questions-changed', paper, questions });

  /** The attempt whose result was asked for; after a failure the trainee asks by Submit Quiz. */
  const askedFor = useRef<string | null>(null);
  const askForResult = useEffectEvent(() => {
    if (askedFor.current === quiz.submissionId) return;
    askedFor.current = quiz.submissionId;
    submit();
  });
  useEffect(() => {
    if (lacksResult) askForResult();
  }, [lacksResult]);

  useEffect(() => {
    const { notice: _, ...stored } = quiz;
    if (hasPassed || Object.keys(quiz.answers).length === 0) storedQuizzes.remove(id);
    else storedQuizzes.write(id, { runId, ...stored });
  }, [id, runId, quiz, hasPassed]);

  /**
   * The server answers a repeated attempt with the result of the first time. If it never arrived and another device has
   * made the try, nothing is scored: the trainee decides whether the answers are the next try.
   */
  function submit(): void {
    if (submission.isPending || hasPassed) return;
    const submissionId = quiz.submissionId ?? clientMadeId();
    dispatch({ type: 'submit', submissionId });
    const { answers, version, tryNumber = module.tryNumber } = quiz;
    // The result is announced also to a trainee who has left the page meanwhile, unlike by the callbacks of `mutate`.
    submission
      .mutateAsync({
        answers,
        quizVersion: version,
        tryNumber,
        runId,
        submissionId,
        resultOnly: lacksResult,
      })
      .then(handleResult, handleFailure);
  }

  function handleFailure(error: unknown): void {
    if (isFinalRefusal(error)) {
      dispatch({ type: 'refused' });
      if (isLeft()) markRefused(id);
    }
    showFailure(error, id);
  }

  function handleResult(scored: QuizResult): void {
    if (isLeft()) {
      // The stored answers would otherwise be those of the next try.
      storedQuizzes.remove(id);
      if (!scored.pass) showFailedTry(scored);
    } else {
      // This result makes the error of an earlier attempt obsolete.
      toast.dismiss(QUIZ_TOAST);
      if (!scored.pass) dispatch({ type: 'failed' });
    }
    if (scored.pass) onPassed(scored);
  }

  return { quiz, questions, result, isSubmitting: submission.isPending, dispatch, submit };
}

function nextQuiz(state: QuizState, event: QuizEvent): QuizState {
  return stepQuiz(state, event).state;
}

export type Quiz = ReturnType<typeof useQuiz>;

/** For a trainee who has left the page, which shows it otherwise. */
function showFailedTry(result: QuizResult): void {
  toast.warning(quizTexts().notPassed(result), { id: QUIZ_TOAST });
}

/** The page shows these refusals itself. */
const SHOWN_ON_PAGE = new Set(['QUIZ_CHANGED', 'RUN_ENDED', 'TRY_LATER', 'QUIZ_BLOCKED']);

function showFailure(error: unknown, moduleId: number): void {
  const t = quizTexts();
  if (!(error instanceof ApiError)) {
    toast.error(t.submitFailedTryAgain, { id: QUIZ_TOAST });
    return;
  }
  if (error.code === null || !SHOWN_ON_PAGE.has(error.code))
    toast.error(error.reason ?? t.submitFailed, { id: QUIZ_TOAST });
  // The module may have been changed or deleted: the reload shows its current state.
  if (isFinalRefusal(error)) void reloadQuestions(moduleId);
}

type StoredQuiz = Omit<QuizState, 'notice'> & {
  /** Absent in what an earlier version of the portal has stored. */
  readonly runId?: number | undefined;
};

const paperOf = ({ quizVersion, tryNumber }: QuizOptions['module']): Paper => ({
  version: quizVersion,
  tryNumber,
});

/** The answers in progress; null for those of another run, which do not count in this one. */
function storedQuizOf(module: QuizOptions['module']): StoredQuiz | null {
  const stored = storedQuizzes.read(module.id);
  if (stored === null || (stored.runId ?? module.runId) !== module.runId) return null;
  // The page has shown that the quiz is passed, and the trainee takes it again.
  const isOver = module.review !== undefined && isResultMissing(stored, paperOf(module));
  return isOver ? null : stored;
}

/** Answers in progress; they survive reloads and crashes of the browser. */
const storedQuizzes = createModuleRecords<StoredQuiz>('quizAnswers', (value) =>
  isStoredQuiz(value) ? value : null,
);

/** After the page was left its state is only in the storage. */
function markRefused(moduleId: number): void {
  const stored = storedQuizzes.read(moduleId);
  if (stored !== null) storedQuizzes.write(moduleId, { ...stored, submissionId: null });
}

function isStoredQuiz(value: unknown): value is StoredQuiz {
  if (typeof value !== 'object' || value === null) return false;
  const { runId, version, tryNumber, answers, index, submissionId } = value as Record<
    string,
    unknown
  >;
  return (
    (tryNumber === undefined || typeof tryNumber === 'number') &&
    (runId === undefined || typeof runId === 'number') &&
    typeof version === 'number' &&
    typeof index === 'number' &&
    index >= 0 &&
    (submissionId === null || typeof submissionId === 'string') &&
    typeof answers === 'object' &&
    answers !== null &&
    Object.values(answers).every((answer) => typeof answer === 'string')
  );
}
