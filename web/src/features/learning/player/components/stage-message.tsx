import CircleAlert from 'lucide-react/icons/circle-alert';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatClock } from '#web/ui/format/duration.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { usePlayerValue } from '../model/use-player-value.ts';
import type { VideoPlayer } from '../model/video-player.ts';

type StageMessageProps = {
  player: VideoPlayer;
  atEnd: ReactNode;
  onPlay: () => void;
};

/** The state over the picture: loading, an error, the play button, or the next step after the end. */
export function StageMessage({ player, atEnd, onPlay }: StageMessageProps) {
  const phase = usePlayerValue(player, (state) => state.phase, 'loading');
  const isPlaying = usePlayerValue(player, (state) => state.wantsToPlay, false);
  if (phase === 'failed') return <Fault onRetry={player.retry} />;
  if (phase === 'ended') return <Veil hasControls>{atEnd}</Veil>;
  if (phase === 'ready') return isPlaying ? null : <PlayButton player={player} onPlay={onPlay} />;
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center text-white">
      <Spinner label="Loading video" className="size-12" />
    </div>
  );
}

function PlayButton({ player, onPlay }: { player: VideoPlayer; onPlay: () => void }) {
  const second = usePlayerValue(player, (state) => Math.floor(state.position), 0);
  return (
    <div className="absolute inset-0 grid place-items-center bg-black/25 pb-22">
      <button
        type="button"
        data-no-toast
        onClick={onPlay}
        className="group/play grid justify-items-center gap-2 rounded-2xl p-1 font-medium text-white focus-visible:outline-white"
      >
        <span className="grid size-14 place-items-center rounded-full sm:size-18 bg-accent text-accent-contrast shadow-lg transition-[scale] group-hover/play:scale-105 motion-reduce:scale-100!">
          <Play aria-hidden="true" className="ml-1 size-6 fill-current sm:size-8" />
        </span>
        <span className="rounded-full bg-black/65 px-3 py-1 text-sm">
          {second > 0 ? `Resume at ${formatClock(second)}` : 'Play video'}
        </span>
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
          Retry
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
        'absolute inset-0 grid place-items-center overflow-y-auto bg-black/75 p-3 text-white',
        hasControls && 'pb-22',
      )}
    >
      {children}
    </div>
  );
}
