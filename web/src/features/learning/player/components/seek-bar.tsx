import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { formatClock } from '#web/ui/format/duration.ts';
import { usePlayerValue } from '../model/use-player-value.ts';
import type { VideoPlayer } from '../model/video-player.ts';
import { playerTexts } from '../texts/catalogue.ts';

const STEP_SECONDS = 5;
const PAGE_SECONDS = 30;

type SeekBarProps = { player: VideoPlayer; total: number };

/** Shows the position and the furthest watched point; the user can seek up to that point. */
export function SeekBar({ player, total }: SeekBarProps) {
  const t = playerTexts();
  const bar = useRef<HTMLDivElement>(null);
  const position = usePlayerValue(player, (state) => state.position, 0);
  const furthest = usePlayerValue(player, (state) => state.furthest, 0);

  function follow(event: PointerEvent<HTMLDivElement>): void {
    const bounds = bar.current?.getBoundingClientRect();
    if (!bounds || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    player.seek(((event.clientX - bounds.left) / bounds.width) * total);
  }

  function handleKey(event: KeyboardEvent): void {
    const target = targetOf(event.key, position, furthest);
    if (target === null) return;
    event.preventDefault();
    player.seek(target);
  }

  const share = (seconds: number) => `${total > 0 ? (seconds / total) * 100 : 0}%`;
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t.position}
      aria-valuemin={0}
      aria-valuemax={Math.round(total)}
      aria-valuenow={Math.round(position)}
      aria-valuetext={t.positionIs({
        position: formatClock(position),
        total: formatClock(total),
        furthest: formatClock(furthest),
      })}
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={follow}
      className="group/bar grid h-8 cursor-pointer touch-none items-center rounded-md outline-offset-0 focus-visible:outline-white pointer-coarse:h-11"
    >
      <div ref={bar} className="relative h-1.5 rounded-full bg-white/25">
        <div
          className="absolute inset-y-0 rounded-full bg-white/45"
          style={{ width: share(furthest) }}
        />
        <div
          className="absolute inset-y-0 rounded-full bg-white"
          style={{ width: share(position) }}
        />
        <div
          className="absolute top-1/2 size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full bg-white shadow-md transition-[scale] group-hover/bar:scale-125 group-focus-visible/bar:scale-125"
          style={{ left: share(position) }}
        />
      </div>
    </div>
  );
}

function targetOf(key: string, position: number, furthest: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return position - STEP_SECONDS;
    case 'ArrowRight':
    case 'ArrowUp':
      return position + STEP_SECONDS;
    case 'PageDown':
      return position - PAGE_SECONDS;
    case 'PageUp':
      return position + PAGE_SECONDS;
    case 'Home':
      return 0;
    case 'End':
      return furthest;
    default:
      return null;
  }
}
