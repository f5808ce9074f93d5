import { memo } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { formatClock } from '#web/ui/format/duration.ts';
import type { Cue } from '../model/cues.ts';
import { transcriptTexts } from '../texts/catalogue.ts';
import { MarkedText } from './marked-text.tsx';

type TranscriptLineProps = {
  cue: Cue;
  /** Its place in the shown lines, from 0. */
  place: number;
  isSpoken: boolean;
  /** The trainee has reached it. */
  isReached: boolean;
  /** The line to which Tab leads. */
  isTabStop: boolean;
  words: string;
  /** BCP 47; null if not stated. */
  language: string | null;
  onJump: (place: number) => void;
};

/** A line of the transcript, which leads to its place in the video if the trainee has reached it. */
export const TranscriptLine = memo(function TranscriptLine(props: TranscriptLineProps) {
  const { cue, place, isSpoken, isReached, isTabStop, words, language, onJump } = props;
  return (
    <button
      type="button"
      data-place={place}
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isSpoken ? 'true' : undefined}
      aria-disabled={!isReached || undefined}
      onClick={() => onJump(place)}
      className={classNames(
        'flex w-full gap-3 border-s-4 px-3 py-2 text-start text-sm leading-6 focus-visible:-outline-offset-2 pointer-coarse:min-h-11',
        isReached ? 'cursor-pointer hover:bg-hover' : 'cursor-default text-text-muted',
        isSpoken
          ? 'border-accent bg-accent-soft font-medium forced-colors:border-[Highlight]'
          : 'border-transparent forced-colors:border-[Canvas]',
      )}
    >
      <span className="w-12 shrink-0 text-end text-text-muted tabular-nums">
        {formatClock(cue.start)}
      </span>
      <span lang={language ?? undefined} className="min-w-0 wrap-anywhere">
        <span dir="auto">
          <MarkedText text={cue.text} words={words} />
        </span>
      </span>
      {isReached ? null : <span className="sr-only">{transcriptTexts().notWatchedYet}</span>}
    </button>
  );
});
