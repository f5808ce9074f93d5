import type { TrainingModule } from '@portal/contract/learning';
import Hourglass from 'lucide-react/icons/hourglass';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { type ReactNode, type Ref, useRef } from 'react';
import { useFocusAfterChange } from '#web/platform/routing/focus-main.ts';
import { Button } from '#web/ui/button.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { formatClock } from '#web/ui/format/duration.ts';
import { waitSentence } from '../model/quiz-sentences.ts';
import { useTryWait } from '../model/use-try-wait.ts';
import { quizTexts } from '../texts/catalogue.ts';

type NextTryProps = {
  module: TrainingModule;
  /** A try is being scored: the wait for the next one can be known before the result. */
  isSubmitting: boolean;
  /** Returns to the video; null without a video. */
  onWatchAgain: (() => void) | null;
  /** The questions, if the next try is open. */
  children: Elements;
};

/** The next try at a quiz, or why it is not open: a wait, or no tries left. */
export function NextTry({ module, isSubmitting, onWatchAgain, children }: NextTryProps) {
  const t = quizTexts().tries;
  const seconds = useTryWait(module);
  const hasWaited = useRef(false);
  if (seconds > 0) hasWaited.current = true;
  const { triesLeft } = module;
  const isBlocked = triesLeft === 0;
  const isOpen = !isBlocked && seconds === 0;
  const reason = useRef<HTMLParagraphElement>(null);
  // Submit Quiz is a part of the questions.
  useFocusAfterChange(isOpen, reason);
  return (
    <>
      {/* Always rendered, so that screen readers announce the minutes and the end of the wait. */}
      <p role="status" className="sr-only">
        {seconds > 0 ? waitSentence(seconds) : hasWaited.current && t.openNow}
      </p>
      {isBlocked ? (
        <NoTry ref={reason} icon={<LockKeyhole aria-hidden="true" />}>
          {t.noneLeft}
        </NoTry>
      ) : null}
      {!isBlocked && seconds > 0 ? (
        <NoTry
          ref={reason}
          icon={<Hourglass aria-hidden="true" />}
          action={
            onWatchAgain === null ? null : (
              <Button variant="outline" disabled={isSubmitting} onClick={onWatchAgain}>
                {t.watchMeanwhile}
              </Button>
            )
          }
        >
          {t.openIn(formatClock(seconds))}
        </NoTry>
      ) : null}
      {isOpen ? children : null}
      {triesLeft !== null && triesLeft > 0 ? (
        <p className="text-sm text-text-muted">{t.left(triesLeft)}</p>
      ) : null}
    </>
  );
}

type NoTryProps = {
  ref: Ref<HTMLParagraphElement>;
  icon: Elements;
  /** A button below the text. */
  action?: Elements;
  children: ReactNode;
};

/** Why no try is open. */
function NoTry({ ref, icon, action, children }: NoTryProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-lg bg-surface-sunken px-4 py-8 text-center [&>svg]:size-8 [&>svg]:text-text-muted">
      {icon}
      <p
        ref={ref}
        tabIndex={-1}
        className="text-pretty font-semibold text-lg tabular-nums outline-none"
      >
        {children}
      </p>
      {action}
    </div>
  );
}
