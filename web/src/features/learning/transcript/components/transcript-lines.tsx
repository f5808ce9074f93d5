import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePlayerValue } from '#web/features/learning/player/model/use-player-value.ts';
import type { VideoPlayer } from '#web/features/learning/player/model/video-player.ts';
import { Button } from '#web/ui/button.tsx';
import { type Cue, cueAt, type Line } from '../model/cues.ts';
import { BLOCK_LINES, useDrawnBlocks } from '../model/use-drawn-blocks.ts';
import { useLineKeys } from '../model/use-line-keys.ts';
import { transcriptTexts } from '../texts/catalogue.ts';
import { TranscriptBlock } from './transcript-block.tsx';

type TranscriptLinesProps = {
  player: VideoPlayer | null;
  cues: readonly Cue[];
  /** The lines that are shown: all, or those of a search. */
  lines: readonly Line[];
  words: string;
  /** BCP 47; null if not stated. */
  language: string | null;
};

/** The furthest point is rounded when it is stored, in s. */
const ROUNDING = 0.05;

/** The lines in a box of their own that scrolls. It follows the video until the user scrolls it. */
export function TranscriptLines({ player, cues, lines, words, language }: TranscriptLinesProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [isFollowing, setFollowing] = useState(true);
  const { drawn, drawLine, observe } = useDrawnBlocks(scroller);
  const spoken = usePlayerValue(player, ({ position }) => cueAt(cues, position), -1);
  const reached = usePlayerValue(player, ({ furthest }) => cueAt(cues, furthest + ROUNDING) + 1, 0);
  const spokenPlace = lines.findIndex(({ index }) => index === spoken);
  const keys = useLineKeys({ scroller, count: lines.length, spokenPlace, drawLine });
  const blocks = useMemo(() => blocksOf(lines), [lines]);

  useEffect(() => {
    if (isFollowing && spokenPlace >= 0) drawLine(spokenPlace);
  }, [isFollowing, spokenPlace, drawLine]);

  // Also when the block of the line has been drawn.
  useEffect(() => {
    if (!isFollowing || scroller === null || drawn.size === 0 || spokenPlace < 0) return;
    scrollTo(scroller, spokenPlace);
  }, [isFollowing, scroller, spokenPlace, drawn]);

  const jump = useCallback(
    (place: number) => {
      const line = lines[place];
      if (player === null || line === undefined) return;
      if (line.cue.start > player.snapshot().furthest + ROUNDING) return;
      player.seek(line.cue.start);
      setFollowing(true);
    },
    [lines, player],
  );

  const leave = () => setFollowing(false);
  return (
    <div className="relative">
      <ol
        ref={setScroller}
        onWheel={leave}
        onTouchMove={leave}
        onPointerDown={({ target }) => {
          // A press on the scroll bar.
          if (target === scroller) leave();
        }}
        onKeyDown={(event) => {
          keys.handleKey(event);
          if (event.defaultPrevented) leave();
        }}
        className="relative max-h-80 overflow-y-auto overscroll-contain pb-2 sm:max-h-96"
      >
        {blocks.map((block, number) => {
          const first = number * BLOCK_LINES;
          const isIn = (place: number) => place >= first && place < first + BLOCK_LINES;
          return (
            <TranscriptBlock
              key={block[0]?.index}
              block={number}
              lines={block}
              first={first}
              total={lines.length}
              isDrawn={drawn.has(number)}
              spoken={isIn(spokenPlace) ? spoken : -1}
              reached={reachedIn(block, reached)}
              tabStop={isIn(keys.tabStop) ? keys.tabStop : -1}
              words={words}
              language={language}
              observe={observe}
              onJump={jump}
            />
          );
        })}
      </ol>
      {isFollowing || spokenPlace < 0 ? null : (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            keys.forget();
            setFollowing(true);
          }}
          className="absolute end-4 bottom-3 shadow-md!"
        >
          {transcriptTexts().follow}
        </Button>
      )}
    </div>
  );
}

function blocksOf(lines: readonly Line[]): Line[][] {
  const count = Math.ceil(lines.length / BLOCK_LINES);
  return Array.from({ length: count }, (_, block) =>
    lines.slice(block * BLOCK_LINES, (block + 1) * BLOCK_LINES),
  );
}

/** The number of reached captions, changed only where it makes no difference to the block: the others stay as drawn. */
function reachedIn(block: readonly Line[], reached: number): number {
  const first = block[0]?.index ?? 0;
  const last = block.at(-1)?.index ?? 0;
  return Math.min(Math.max(reached, first), last + 1);
}

/** Brings a line into the middle of the box, without moving the page. */
function scrollTo(scroller: HTMLElement, place: number): void {
  const line = scroller.querySelector<HTMLElement>(`[data-place="${place}"]`);
  if (line === null) return;
  scroller.scrollTop = line.offsetTop - (scroller.clientHeight - line.offsetHeight) / 2;
}
