import type { QuizResult, TrainingModule } from '@portal/contract/learning';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { useIsRemoved } from '#web/platform/state/use-is-removed.ts';
import { toast } from '#web/ui/toast.ts';
import { isAllComplete } from '../api/dashboard.ts';
import { QUIZ_TOAST } from '../quiz/model/quiz-sentences.ts';
import { quizTexts } from '../quiz/texts/catalogue.ts';
import { learningTexts } from '../texts/catalogue.ts';
import type { ModuleVisitState } from './module-view.ts';
import { isRenewing } from './renewal.ts';
import { useDelayedReturn } from './use-delayed-return.ts';

/**
 * Called when this module was the last one to be completed. The callback calls `leave` when the trainee may return to
 * the training; without a callback the page returns at once.
 */
export type OnAllComplete = ((leave: () => void) => void) | undefined;

type EndOptions = {
  readonly onAllComplete: OnAllComplete;
  /** Loads the code of the page to which the trainee returns. */
  readonly loadTraining: () => Promise<unknown>;
};

/** The steps after a module is completed and after its quiz is passed: feedback, the result, the return. */
export function useEndOfModule(
  module: Pick<TrainingModule, 'id' | 'completed' | 'standing' | 'trainingCompletedAt'>,
  { onAllComplete, loadTraining }: EndOptions,
) {
  const { id, completed, trainingCompletedAt } = module;
  const { start, hold } = useDelayedReturn(loadTraining);
  const navigate = useNavigate();
  const isLeft = useIsRemoved();
  /**
   * The module is still to be completed, and with it the training: one that was added to a completed training ends like
   * any other module, and so does a renewal. Not as it is loaded now: the reload can come before the result of the quiz.
   */
  const isOpen = useRef(!completed && !isRenewing(module) && trainingCompletedAt === null);

  /** Asks for feedback if the module completes the training. Resolves with whether it does. */
  const endTraining = useCallback(
    async (onLeave?: () => void) => {
      const completes = isOpen.current;
      isOpen.current = false;
      if (onAllComplete === undefined || !completes) return false;
      const isLast = await isAllComplete().catch(() => false);
      if (isLast) onAllComplete(() => start({ onLeave, state: { hasCompleted: true } }));
      return isLast;
    },
    [onAllComplete, start],
  );

  /** Shows the toast about the pass. It stays visible on the dashboard, where the trainee is taken a moment later. */
  function showPassedToast({ score, review }: QuizResult): void {
    const t = quizTexts();
    const state: ModuleVisitState = { review: true };
    toast.success(t.passed(score), {
      id: QUIZ_TOAST,
      ...(review && {
        duration: 10_000,
        action: {
          label: t.review.open,
          onClick: () => void navigate(paths.trainingModule.to(id), { state }),
        },
      }),
    });
  }

  return {
    /** Keeps the page while it is true. */
    holdReturn: hold,

    afterVideo: useCallback(() => {
      toast.success(learningTexts().video.moduleCompleted);
      void endTraining();
    }, [endTraining]),

    afterPass(result: QuizResult): void {
      const onLeave = () => showPassedToast(result);
      void endTraining(onLeave).then((isLast) => {
        if (isLeft()) onLeave();
        else if (!isLast) start({ onLeave });
      });
    },
  };
}
