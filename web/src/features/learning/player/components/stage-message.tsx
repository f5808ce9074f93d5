import Play from 'lucide-react/icons/play';
import { useOnline } from '#web/platform/online/use-online.ts';
import type { Elements } from '#web/ui/elements.ts';
import { formatClock } from '#web/ui/format/duration.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { isFaulty } from '../model/playback.ts';
import { usePlayerValue } from '../model/use-player-value.ts';
import type { VideoPlayer } from '../model/video-player.ts';
import { playerTexts } from '../texts/catalogue.ts';
import { LoadFault, VideoFault, WaitingForNetwork } from './stage-trouble.tsx';
import { Veil } from './veil.tsx';

type StageMessageProps = {
  player: VideoPlayer;
  atEnd: Elements;
  onPlay: () => void;
  onRetry: () => void;
  /** Tries to reach the server for what the video waits for. */
  onTryNow: () => void;
  onAskForHelp: (() => void) | undefined;
};

/** The state over the picture: loading, a state in trouble, the play button, or the next step after the end. */
export function StageMessage({ player, atEnd, ...actions }: StageMessageProps) {
  const isOnline = useOnline();
  const phase = usePlayerValue(player, (state) => state.phase, 'loading');
  const isPlaying = usePlayerValue(player, (state) => state.wantsToPlay, false);
  const isHeld = usePlayerValue(player, (state) => state.isHeld, false);
  if (phase === 'failed') return <LoadFault onRetry={actions.onRetry} />;
  if (isFaulty({ phase }))
    return <VideoFault player={player} onAskForHelp={actions.onAskForHelp} />;
  if (phase === 'ended') return <Veil hasControls>{atEnd}</Veil>;
  // Without a network, a video that is not loaded so far waits as well.
  if (isHeld || phase === 'cut-off' || (!isOnline && phase !== 'ready'))
    return (
      <WaitingForNetwork
        player={player}
        hasControls={phase !== 'cut-off'}
        onTryNow={actions.onTryNow}
      />
    );
  if (phase === 'ready')
    return isPlaying ? null : <PlayButton player={player} onPlay={actions.onPlay} />;
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center text-white">
      <Spinner label={playerTexts().loading} className="size-12!" />
    </div>
  );
}

/**
 * In the middle of the picture, or in a small one above the controls, which are 5.5 rem high. One opaque shape with an
 * edge, so that its text can be read over any poster.
 */
function PlayButton({ player, onPlay }: { player: VideoPlayer; onPlay: () => void }) {
  const t = playerTexts();
  const second = usePlayerValue(player, (state) => Math.floor(state.position), 0);
  const startsOver = usePlayerValue(player, (state) => state.startsOver, false);
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-black/25 px-3 not-has-[p]:pb-[max(0px,14rem-56.25%)]">
      {startsOver ? (
        <p
          role="status"
          className="max-w-sm text-pretty rounded-lg bg-black px-3 py-2 text-center text-sm text-white"
        >
          {t.startsOver}
        </p>
      ) : null}
      <button
        type="button"
        data-no-toast
        onClick={onPlay}
        className="flex min-h-12 items-center gap-2.5 rounded-full border-2 border-white bg-accent pe-5 ps-4 font-semibold text-accent-contrast shadow-lg transition-[scale] hover:scale-105 focus-visible:outline-white motion-reduce:scale-100! sm:min-h-14 sm:gap-3 sm:pe-7 sm:ps-6 sm:text-lg"
      >
        <Play aria-hidden="true" className="size-5 fill-current sm:size-6" />
        <span>{second > 0 && !startsOver ? t.resumeAt(formatClock(second)) : t.playVideo}</span>
      </button>
    </div>
  );
}
