import CircleAlert from 'lucide-react/icons/circle-alert';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { Elements } from '#web/ui/elements.ts';
import { formatClock } from '#web/ui/format/duration.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { usePlayerValue } from '../model/use-player-value.ts';
import type { VideoPlayer } from '../model/video-player.ts';

type StageMessageProps = {
  player: VideoPlayer;
  atEnd: Elements;
  onPlay: () => void;
  onRetry: () => void;
};

/** The state over the picture: loading, an error, the play button, or the next step after the end. */
export function StageMessage({ player, atEnd, onPlay, onRetry }: StageMessageProps) {
  const phase = usePlayerValue(player, (state) => state.phase, 'loading');
  const isPlaying = usePlayerValue(player, (state) => state.wantsToPlay, false);
  if (phase === 'failed') return <Fault onRetry={onRetry} />;
  if (phase === 'ended') return <Veil hasControls>{atEnd}</Veil>;
  if (phase === 'ready') return isPlaying ? null : <PlayButton player={player} onPlay={onPlay} />;
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center text-white">
      <Spinner label="Loading video" className="size-12" />
    </div>
  );
}

/**
 * In the middle of the picture, or in a small one above the controls, which are 5.5 rem high. One opaque shape with an
 * edge, so that its text can be read over any poster.
 */
function PlayButton({ player, onPlay }: { player: VideoPlayer; onPlay: () => void }) {
  const second = usePlayerValue(player, (state) => Math.floor(state.position), 0);
  return (
    <div className="absolute inset-0 grid place-items-center bg-black/25 pb-[max(0px,14rem-56.25%)]">
      <button
        type="button"
        data-no-toast
        onClick={onPlay}
        className="flex min-h-12 items-center gap-2.5 rounded-full border-2 border-white bg-accent pr-5 pl-4 font-semibold text-accent-contrast shadow-lg transition-[scale] hover:scale-105 focus-visible:outline-white motion-reduce:scale-100! sm:min-h-14 sm:gap-3 sm:pr-7 sm:pl-6 sm:text-lg"
      >
        <Play aria-hidden="true" className="size-5 fill-current sm:size-6" />
        <span>{second > 0 ? `Resume at ${formatClock(second)}` : 'Play video'}</span>
      </button>
    </div>
  );
}

function Fault({ onRetry }: { onRetry: () => void }) {
  return (
    <Veil>
      <div role="alert" className="grid max-w-sm justify-items-center gap-2 text-center text-sm">
        <CircleAlert aria-hidden="true" className="size-6" />
        <p className="text-pretty">
          This video cannot be played right now. Your place in it is kept.
        </p>
        <Button onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          <span>Retry</span>
        </Button>
      </div>
    </Veil>
  );
}

/** A layer over the whole picture. Its content is centred above the controls, if they are shown. */
function Veil({ hasControls = false, children }: { hasControls?: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'absolute inset-0 grid place-items-center-safe overflow-y-auto bg-black/85 p-3 text-white',
        hasControls && 'pb-22',
      )}
    >
      {children}
    </div>
  );
}
