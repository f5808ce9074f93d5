import type { TrainingModule } from '@portal/contract/learning';
import { startTransition } from 'react';
import { useLocation } from 'react-router';
import { useFocusAfterChange } from '#web/platform/routing/focus-main.ts';
import type { Elements } from '#web/ui/elements.ts';
import { Region } from '#web/ui/region.tsx';
import { firstView, visitStateOf } from '../model/module-view.ts';
import { type OnAllComplete, useEndOfModule } from '../model/use-end-of-module.ts';
import { useVisitState } from '../model/use-visit-state.ts';
import { isFaulty } from '../player/model/playback.ts';
import { useCaptions } from '../player/model/use-captions.ts';
import { usePlayerValue } from '../player/model/use-player-value.ts';
import { QuizPanel } from '../quiz/components/quiz-panel.tsx';
import { TranscriptPanel } from '../transcript/components/transcript-panel.tsx';
import { useModuleVisit } from '../watching/model/use-module-visit.ts';
import { BackToTraining } from './back-to-training.tsx';
import { ModuleStatusCard } from './module-status-card.tsx';
import { ModuleTitle } from './module-title.tsx';
import { QuizAnswersCard } from './quiz-answers-card.tsx';
import { QuizCard } from './quiz-card.tsx';
import { VideoPanel } from './video-panel.tsx';

/** Parts that other features add to the page of a module. */
export type ModuleExtras = {
  /** Further actions on this page, beside its title. */
  actions?: Elements;
  /** The button that asks for help with this module. It is hidden while the picture has one. */
  help?: Elements;
  /** Further cards, below the one of the quiz. */
  aside?: Elements;
  onAllComplete?: OnAllComplete;
  /** Opens the dialog by which the trainee asks for help with this module. */
  onAskForHelp?: (() => void) | undefined;
};

type ModuleScreenProps = ModuleExtras & {
  module: TrainingModule;
  /** Loads the code of the page to which the trainee returns. */
  loadTraining: () => Promise<unknown>;
};

export function ModuleScreen(props: ModuleScreenProps) {
  const { module, actions, help, aside, onAllComplete, onAskForHelp, loadTraining } = props;
  const hasVideo = module.videos.length > 0;
  const { state, key: visitKey } = useLocation();
  const { wantsQuiz, wantsReview } = visitStateOf(state);
  const [view, setView] = useVisitState(visitKey, () => firstView(module, wantsQuiz));
  const [isStarted, setStarted] = useVisitState(visitKey, () => false);
  const [isReviewOpen, setReviewOpen] = useVisitState(visitKey, () => wantsReview);
  const { afterVideo, afterPass, holdReturn } = useEndOfModule(module, {
    onAllComplete,
    loadTraining,
  });
  const visit = useModuleVisit(module, { onModuleCompleted: afterVideo });
  const captions = useCaptions();

  /** Rendered after the press, so that the press is answered at once. */
  const startQuiz = () =>
    startTransition(() => {
      setStarted(true);
      setView('quiz');
    });

  // The questions may have been deleted meanwhile.
  const showsQuiz = view === 'quiz' && module.mcqs.length > 0;
  const showsAnswers = view === 'answers' && module.review !== undefined;
  const showsVideo = hasVideo && !showsQuiz && !showsAnswers;
  // 'Back to video' is a part of the quiz.
  useFocusAfterChange(showsQuiz);
  const hasFault = usePlayerValue(visit.player, isFaulty, false);
  const title = (
    <ModuleTitle
      module={module}
      actions={
        <>
          {actions}
          <div hidden={showsVideo && hasFault}>{help}</div>
        </>
      }
    />
  );
  return (
    <div className="grid gap-4">
      <div>
        <BackToTraining />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          {showsVideo ? null : title}
          {showsAnswers ? (
            <Region>
              <QuizAnswersCard module={module} review={module.review} />
            </Region>
          ) : null}
          {showsQuiz ? (
            <Region>
              <QuizPanel
                module={module}
                isStarted={isStarted}
                onPassed={afterPass}
                onReading={holdReturn}
                onClose={hasVideo ? () => setView('video') : null}
              />
            </Region>
          ) : null}
          {showsVideo ? (
            <Region>
              <VideoPanel
                module={module}
                visit={visit}
                captions={captions}
                onStartQuiz={startQuiz}
                onAskForHelp={onAskForHelp}
              />
            </Region>
          ) : null}
          {showsVideo ? title : null}
          {showsVideo ? (
            <Region>
              <TranscriptPanel module={module} visit={visit} captions={captions} />
            </Region>
          ) : null}
        </div>
        <div className="grid gap-6">
          <Region>
            <ModuleStatusCard module={module} visit={visit} />
          </Region>
          {showsQuiz ? null : (
            <Region>
              <QuizCard
                module={module}
                isVideoWatched={visit.isWatched || !hasVideo}
                hasAnswersBeside={showsAnswers}
                isReviewOpen={isReviewOpen}
                onReviewOpen={setReviewOpen}
                onStart={startQuiz}
              />
            </Region>
          )}
          <Region>{aside}</Region>
        </div>
      </div>
    </div>
  );
}
