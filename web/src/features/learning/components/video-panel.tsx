import type { TrainingModule } from '@portal/contract/learning';
import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { formatClock } from '#web/ui/format/duration.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { unwatchedSentence } from '../model/module-labels.ts';
import { isForReview } from '../model/renewal.ts';
import { PlayerView } from '../player/components/player-view.tsx';
import { type ThenFocusStage, thenFocus } from '../player/model/then-focus-stage.ts';
import type { CaptionsChoice } from '../player/model/use-captions.ts';
import { waitSentence } from '../quiz/model/quiz-sentences.ts';
import { useTryWait } from '../quiz/model/use-try-wait.ts';
import { quizTexts } from '../quiz/texts/catalogue.ts';
import { learningTexts } from '../texts/catalogue.ts';
import type { ModuleVisit } from '../watching/model/use-module-visit.ts';

type VideoPanelProps = {
  module: TrainingModule;
  visit: ModuleVisit;
  captions: CaptionsChoice;
  onStartQuiz: () => void;
  onAskForHelp: (() => void) | undefined;
};

/** The video and the watched percentage. */
export function VideoPanel(props: VideoPanelProps) {
  const t = learningTexts().video;
  const { module, visit, captions, onStartQuiz, onAskForHelp } = props;
  const { player, percent, refusedAt, total } = visit;
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const thenFocusStage = thenFocus(stage);

  return (
    <div className="grid gap-4">
      <PlayerView
        title={module.name}
        attach={visit.attach}
        player={player}
        video={visit.video}
        elements={visit.elements}
        captions={visit.captions}
        choice={captions}
        isReview={isForReview(module)}
        captionLinks={visit.captionLinks}
        stage={stage}
        stageRef={setStage}
        thenFocusStage={thenFocusStage}
        onTryNow={visit.tryNow}
        onAskForHelp={onAskForHelp}
        atEnd={
          <AtEnd
            module={module}
            visit={visit}
            onStartQuiz={onStartQuiz}
            thenFocusStage={thenFocusStage}
          />
        }
      />
      {visit.elsewhere === null ? null : (
        <Banner
          tone="accent"
          action={
            <Button size="sm" onClick={thenFocusStage(() => player?.play())}>
              {t.playHere}
            </Button>
          }
        >
          {visit.elsewhere === 'this video' ? t.thisElsewhere : t.anotherElsewhere}
        </Banner>
      )}
      {refusedAt === null ? null : (
        // Its button is the one over the picture.
        <Banner tone="warning">{unwatchedSentence(refusedAt, total)}</Banner>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ProgressBar
          value={percent}
          label={t.progress}
          showLabel
          tone={visit.isWatched ? 'success' : 'accent'}
          className="min-w-48 grow"
        />
        <MarkAsWatched visit={visit} />
      </div>
    </div>
  );
}

function MarkAsWatched({ visit }: { visit: ModuleVisit }) {
  const t = learningTexts().video;
  const { isWatched, isAtEnd, percent, isFinishing, finish } = visit;
  if (isWatched)
    return (
      <Button variant="outline" disabled>
        <Check aria-hidden="true" />
        <span>{t.watched}</span>
      </Button>
    );
  return (
    <Button
      disabled={!isAtEnd}
      busy={isFinishing}
      busyLabel={t.marking}
      onClick={() => void finish()}
    >
      <span className="tabular-nums">{isAtEnd ? t.markAsWatched : t.markAsWatchedAt(percent)}</span>
    </Button>
  );
}

type AtEndProps = Omit<VideoPanelProps, 'captions' | 'onAskForHelp'> & {
  thenFocusStage: ThenFocusStage;
};

/** Shown over the last picture: the next step. */
function AtEnd({ module, visit, onStartQuiz, thenFocusStage }: AtEndProps) {
  const t = learningTexts().video;
  const { isWatched, isFinishing, finish, player } = visit;
  const { next } = module;
  const hasQuiz = module.mcqs.length > 0 && !isForReview(module);
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <p role="status" className="font-semibold text-lg">
        {endSentence(isWatched, isFinishing)}
      </p>
      <div data-no-toast className="flex flex-wrap justify-center gap-3">
        {isWatched && hasQuiz ? <QuizAtEnd module={module} onStart={onStartQuiz} /> : null}
        {isWatched && !hasQuiz && next?.unlocked ? (
          <Link to={paths.trainingModule.to(next.moduleId)} className={buttonStyles()}>
            {t.nextModule}
          </Link>
        ) : null}
        {isWatched || isFinishing ? null : (
          <Button onClick={thenFocusStage(() => void finish())}>{uiTexts().tryAgain}</Button>
        )}
        <Button
          variant="ghost"
          className="text-white! hover:bg-white/15! focus-visible:outline-white"
          onClick={thenFocusStage(() => player?.play())}
        >
          <RotateCcw aria-hidden="true" />
          <span>{t.watchAgain}</span>
        </Button>
      </div>
    </div>
  );
}

/** The button that opens the quiz, or in a few words why no try is open: a small picture has space for one line. */
function QuizAtEnd({ module, onStart }: { module: TrainingModule; onStart: () => void }) {
  const t = quizTexts();
  const seconds = useTryWait(module);
  const isBlocked = module.triesLeft === 0;
  if (isBlocked || seconds > 0)
    return (
      <div role="status" className="self-center text-sm">
        <p aria-hidden="true" className="tabular-nums">
          {isBlocked ? t.tries.shortNoneLeft : t.tries.shortOpenIn(formatClock(seconds))}
        </p>
        <p className="sr-only">{isBlocked ? t.tries.noneLeft : waitSentence(seconds)}</p>
      </div>
    );
  return <Button onClick={onStart}>{module.score === null ? t.start : t.tryQuizAgain}</Button>;
}

function endSentence(isWatched: boolean, isFinishing: boolean): string {
  const t = learningTexts().video;
  if (isWatched) return t.ended;
  return isFinishing ? t.saving : t.notSaved;
}
