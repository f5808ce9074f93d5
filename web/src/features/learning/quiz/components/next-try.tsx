import type { TrainingModule } from '@portal/contract/learning';
import Hourglass from 'lucide-react/icons/hourglass';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { type ReactNode, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import {
  NO_TRIES_LEFT,
  TRY_NOW,
  triesLeftSentence,
  waitClock,
  waitSentence,
} from '../model/quiz-sentences.ts';
import { useTryWait } from '../model/use-try-wait.ts';

type NextTryProps = {
  module: TrainingModule;
  /** A try is being scored: the wait for the next one can be known before the result. */
  isSubmitting: boolean;
  /** Returns to the video; null without a video. */
  onWatchAgain: (() => void) | null;
  /** The questions, if the next try is open. */
  children: ReactNode;
};

/** The next try at a quiz, or why it is not open: a wait, or no tries left. */
export function NextTry({ module, isSubmitting, onWatchAgain, children }: NextTryProps) {
  const seconds = useTryWait(module);
  const hasWaited = useRef(false);
  if (seconds > 0) hasWaited.current = true;
  const { triesLeft } = module;
  const isBlocked = triesLeft === 0;
  return (
    <>
      {/* Always rendered, so that screen readers announce the minutes and the end of the wait. */}
      <p role="status" className="sr-only">
        {seconds > 0 ? waitSentence(seconds) : null}
        {seconds === 0 && hasWaited.current ? TRY_NOW : null}
      </p>
      {isBlocked ? <Blocked /> : null}
      {!isBlocked && seconds > 0 ? (
        <Wait seconds={seconds} isSubmitting={isSubmitting} onWatchAgain={onWatchAgain} />
      ) : null}
      {isBlocked || seconds > 0 ? null : children}
      {triesLeft !== null && triesLeft > 0 ? (
        <p className="text-sm text-text-muted">{triesLeftSentence(triesLeft)}</p>
      ) : null}
    </>
  );
}

type WaitProps = Pick<NextTryProps, 'isSubmitting' | 'onWatchAgain'> & { seconds: number };

function Wait({ seconds, isSubmitting, onWatchAgain }: WaitProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-lg bg-surface-sunken px-4 py-8 text-center">
      <Hourglass aria-hidden="true" className="size-8 text-text-muted" />
      <p aria-hidden="true" className="text-pretty font-semibold text-lg tabular-nums">
        {waitClock(seconds)}
      </p>
      {onWatchAgain === null ? null : (
        <Button variant="outline" disabled={isSubmitting} onClick={onWatchAgain}>
          Watch again meanwhile
        </Button>
      )}
    </div>
  );
}

function Blocked() {
  return (
    <div className="grid justify-items-center gap-4 rounded-lg bg-surface-sunken px-4 py-8 text-center">
      <LockKeyhole aria-hidden="true" className="size-8 text-text-muted" />
      <p className="text-pretty font-semibold text-lg">{NO_TRIES_LEFT}</p>
    </div>
  );
}
