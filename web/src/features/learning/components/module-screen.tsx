import type { QuizResult, TrainingModule } from '@portal/contract/learning';
import { RETURN_DELAY_MS } from '@portal/contract/limits';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from 'sonner';
import { paths } from '#web/platform/routing/paths.ts';
import { isAllComplete } from '../api/dashboard.ts';
import { QuizPanel } from '../quiz/components/quiz-panel.tsx';
import { passedSentence, QUIZ_TOAST } from '../quiz/model/quiz-sentences.ts';
import { useModuleVisit } from '../watching/model/use-module-visit.ts';
import { BackToTraining } from './back-to-training.tsx';
import { ModuleStatusCard } from './module-status-card.tsx';
import { QuizCard } from './quiz-card.tsx';
import { VideoPanel } from './video-panel.tsx';

/** Parts that other features add to the page of a module. */
export type ModuleExtras = {
  /** Further actions on this page, beside its title. */
  actions?: ReactNode;
  /** Further cards, below the one of the quiz. */
  aside?: ReactNode;
  /**
   * Called when this module was the last one to be completed. The callback decides where the trainee goes; without it
   * the page returns to the training.
   */
  onAllComplete?: ((moduleId: number) => void) | undefined;
};

type ModuleScreenProps = ModuleExtras & { module: TrainingModule };

export function ModuleScreen({ module, actions, aside, onAllComplete }: ModuleScreenProps) {
  const hasVideo = module.videos.length > 0;
  const { state, key: visitKey } = useLocation();
  const wantsReview = (state as { review?: boolean } | null)?.review === true;
  const [view, setView] = useState<'video' | 'quiz'>(hasVideo ? 'video' : 'quiz');
  const delayedReturn = useDelayedReturn();
  const navigate = useNavigate();

  const checkAllComplete = useCallback(async () => {
    if (onAllComplete === undefined) return false;
    const isLast = await isAllComplete().catch(() => false);
    if (isLast) onAllComplete(module.id);
    return isLast;
  }, [module.id, onAllComplete]);

  const visit = useModuleVisit(module, {
    onModuleCompleted: useCallback(
      (message) => {
        toast.success(message);
        void checkAllComplete();
      },
      [checkAllComplete],
    ),
  });

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
      if (!isLast) delayedReturn.start(() => showPassedToast(result));
    });
  }

  const showsQuiz = view === 'quiz' && module.mcqs.length > 0;
  const title = <Title module={module} actions={actions} />;
  return (
    <div className="grid gap-4">
      <div>
        <BackToTraining />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          {showsQuiz ? title : null}
          {showsQuiz ? (
            <QuizPanel
              module={module}
              onPassed={leaveAfterPass}
              onClose={hasVideo ? () => setView('video') : null}
            />
          ) : null}
          {hasVideo && !showsQuiz ? (
            <VideoPanel module={module} visit={visit} onStartQuiz={() => setView('quiz')} />
          ) : null}
          {showsQuiz ? null : title}
        </div>
        <div className="grid gap-6">
          <ModuleStatusCard module={module} visit={visit} />
          <QuizCard
            key={visitKey}
            module={module}
            isVideoWatched={visit.isWatched || !hasVideo}
            isOpen={showsQuiz}
            showReview={wantsReview}
            onReview={delayedReturn.cancel}
            onStart={() => setView('quiz')}
          />
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

/** Returns to the training a moment after `start`, unless the page is left or the review is opened before. */
function useDelayedReturn() {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancel, [cancel]);
  const start = useCallback(
    (onLeave: () => void) => {
      timer.current = setTimeout(() => {
        onLeave();
        void navigate(paths.training);
      }, RETURN_DELAY_MS);
    },
    [navigate],
  );
  return { start, cancel };
}
