import { memo } from 'react';
import type { Line } from '../model/cues.ts';
import { TranscriptLine } from './transcript-line.tsx';

/** The height of a line of one row, in px. */
const LINE_HEIGHT = 40;

type TranscriptBlockProps = {
  block: number;
  lines: readonly Line[];
  /** The place of the first line in the list. */
  first: number;
  /** The number of all lines of the list. */
  total: number;
  isDrawn: boolean;
  /** The index of the caption being spoken; -1 if it is in another block. */
  spoken: number;
  /** The captions with a smaller index are reached. */
  reached: number;
  /** The place to which Tab leads; -1 if it is in another block. */
  tabStop: number;
  words: string;
  /** BCP 47; null if not stated. */
  language: string | null;
  observe: (element: HTMLElement | null) => (() => void) | undefined;
  onJump: (place: number) => void;
};

/** Some lines of the list; only their height until they are near the view. */
export const TranscriptBlock = memo(function TranscriptBlock(props: TranscriptBlockProps) {
  const { block, lines, first, total, isDrawn, spoken, reached, tabStop, words } = props;
  if (!isDrawn)
    return (
      <li
        ref={props.observe}
        aria-hidden="true"
        data-block={block}
        style={{ height: `${lines.length * LINE_HEIGHT}px` }}
      />
    );
  return lines.map(({ cue, index }, at) => (
    <li key={index} aria-setsize={total} aria-posinset={first + at + 1}>
      <TranscriptLine
        cue={cue}
        place={first + at}
        isSpoken={index === spoken}
        isReached={index < reached}
        isTabStop={first + at === tabStop}
        words={words}
        language={props.language}
        onJump={props.onJump}
      />
    </li>
  ));
});
