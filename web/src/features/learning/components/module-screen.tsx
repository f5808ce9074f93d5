import type { QuizResult, TrainingModule } from '@portal/contract/learning';
import { type ReactNode, startTransition, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { useIsRemoved } from '#web/platform/state/use-is-removed.ts';
import { toast } from '#web/ui/toast.ts';
import { isAllComplete } from '../api/dashboard.ts';
import { firstView, visitStateOf } from '../model/module-view.ts';
import { useDelayedReturn } from '../model/use-delayed-return.ts';
import { useVisitState } from '../model/use-visit-state.ts';
import { useCaptions } from '../player/model/use-captions.ts';
import { QuizPanel } from '../quiz/components/quiz-panel.tsx';
import { passedSentence, QUIZ_TOAST } from '../quiz/model/quiz-sentences.ts';
import { TranscriptPanel } from '../transcript/components/transcript-panel.tsx';
import { useModuleVisit } from '../watching/model/use-module-visit.ts';
import { BackToTraining } from './back-to-training.tsx';
import { ModuleStatusCard } from './module-status-card.tsx';
import { QuizAnswersCard } from './quiz-answers-card.tsx';
import { QuizCard } from './quiz-card.tsx';
import { VideoPanel } from './video-panel.tsx';

/** Parts that other features add to the page of a module. */
export type ModuleExtras = {
  /** Further actions on this page, beside its title. */
  actions?: ReactNode;
  /** Further cards, below the one of the quiz. */
  aside?: ReactNode;
  /**
   * Called when this module was the last one to be completed. The callback calls `leave` when the trainee may return to
   * the training; without a callback the page returns at once.
   */
  onAllComplete?: ((leave: () => void) => void) | undefined;
};

type ModuleScreenProps = ModuleExtras & { module: TrainingModule };

export function ModuleScreen({ module, actions, aside, onAllComplete }: ModuleScreenProps) {
  const hasVideo = module.videos.length > 0;
  const { state, key: visitKey } = useLocation();
  const { wantsQuiz, wantsReview } = visitStateOf(state);
  const [view, setView] = useVisitState(visitKey, () => firstView(module, wantsQuiz));
  const [isReviewOpen, setReviewOpen] = useVisitState(visitKey, () => wantsReview);
  const { start: startReturn, hold: holdReturn } = useDelayedReturn();
  const navigate = useNavigate();
  const isLeft = useIsRemoved();

  const checkAllComplete = useCallback(async () => {
    if (onAllComplete === undefined) return false;
    const isLast = await isAllComplete().catch(() => false);
    if (isLast) onAllComplete(() => startReturn({ state: { hasCompleted: true } }));
    return isLast;
  }, [onAllComplete, startReturn]);

  const visit = useModuleVisit(module, {
    onModuleCompleted: useCallback(
      (message) => {
        toast.success(message);
        void checkAllComplete();
      },
      [checkAllComplete],
    ),
  });

  const captions = useCaptions();

  /** Rendered after the press, so that the press is answered at once. */
  const startQuiz = () => startTransition(() => setView('quiz'));

  /** Shows the toast about the pass. It stays visible on the dashboard, where the trainee is taken a moment later. */
  function showPassedToast({ score, review }: QuizResult): void {
    const path = paths.trainingModule.to(module.id);
    toast.success(passedSentence(score), {
      id: QUIZ_TOAST,
      ...(review && {
        duration: 10_000,
        action: {
          label: 'Review answers',
          onClick: () => void navigate(path, { state: { review: true } }),
        },
      }),
    });
  }

  function leaveAfterPass(result: QuizResult): void {
    void checkAllComplete().then((isLast) => {
      if (isLeft()) showPassedToast(result);
      else if (!isLast) startReturn({ onLeave: () => showPassedToast(result) });
    });
  }

  // The questions may have been deleted meanwhile.
  const showsQuiz = view === 'quiz' && module.mcqs.length > 0;
  const showsAnswers = view === 'answers' && module.review !== undefined;
  const showsVideo = hasVideo && !showsQuiz && !showsAnswers;
  const title = <Title module={module} actions={actions} />;
  return (
    <div className="grid gap-4">
      <div>
        <BackToTraining />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          {showsVideo ? null : title}
          {showsAnswers ? <QuizAnswersCard module={module} review={module.review} /> : null}
          {showsQuiz ? (
            <QuizPanel
              module={module}
              onPassed={leaveAfterPass}
              onReading={holdReturn}
              onClose={hasVideo ? () => setView('video') : null}
            />
          ) : null}
          {showsVideo ? (
            <VideoPanel module={module} visit={visit} captions={captions} onStartQuiz={startQuiz} />
          ) : null}
          {showsVideo ? title : null}
          {showsVideo ? (
            <TranscriptPanel module={module} visit={visit} captions={captions} />
          ) : null}
        </div>
        <div className="grid gap-6">
          <ModuleStatusCard module={module} visit={visit} />
          {showsQuiz ? null : (
            <QuizCard
              module={module}
              isVideoWatched={visit.isWatched || !hasVideo}
              hasAnswersBeside={showsAnswers}
              isReviewOpen={isReviewOpen}
              onReviewOpen={setReviewOpen}
              onStart={startQuiz}
            />
          )}
          {aside}
        </div>
      </div>
    </div>
  );
}

function Title({ module, actions }: Pick<ModuleScreenProps, 'module' | 'actions'>) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="grid min-w-0 gap-2">
        <h1 className="wrap-anywhere font-semibold text-2xl sm:text-3xl">{module.name}</h1>
        {module.description === '' ? null : (
          <p className="max-w-2xl whitespace-pre-line text-pretty wrap-anywhere text-text-muted">
            {module.description}
          </p>
        )}
      </div>
      {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
    </div>
  );
}
