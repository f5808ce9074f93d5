import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { classNames } from '#web/ui/class-names.ts';
import { formatClock } from '#web/ui/format/duration.ts';
import { BACK_SECONDS } from '../model/player-keys.ts';
import type { ShownCaptions } from '../model/use-captions.ts';
import { usePlayerValue } from '../model/use-player-value.ts';
import type { Sound } from '../model/use-sound.ts';
import type { Speed } from '../model/use-speed.ts';
import type { VideoPlayer } from '../model/video-player.ts';
import { playerTexts } from '../texts/catalogue.ts';
import { CaptionsControl } from './captions-control.tsx';
import { ControlButton } from './control-button.tsx';
import { SeekBar } from './seek-bar.tsx';
import { SpeedControl } from './speed-control.tsx';

type ControlsProps = {
  player: VideoPlayer;
  /** Null without captions. */
  captions: ShownCaptions | null;
  sound: Sound;
  /** Null where the speed cannot be chosen. */
  speed: Speed | null;
  isFull: boolean;
  onToggleFull: () => void;
};

/** The row of controls at the bottom of the picture. */
export function Controls({ player, captions, sound, speed, isFull, onToggleFull }: ControlsProps) {
  const t = playerTexts();
  const isPlaying = usePlayerValue(player, (state) => state.wantsToPlay, false);
  const second = usePlayerValue(player, (state) => Math.floor(state.position), 0);
  const { total } = player.snapshot();
  return (
    // Time runs from left to right in every language, as on the controls of other players.
    <div data-no-toast dir="ltr" className="pointer-events-auto px-3 pb-1 sm:px-4 sm:pb-2">
      <SeekBar player={player} total={total} />
      <div className="flex items-center gap-0.5">
        <ControlButton
          label={isPlaying ? t.pause : t.play}
          onClick={isPlaying ? player.pause : player.play}
        >
          {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </ControlButton>
        <ControlButton
          label={t.back(BACK_SECONDS)}
          onClick={() => player.seek(player.snapshot().position - BACK_SECONDS)}
        >
          <RotateCcw aria-hidden="true" />
        </ControlButton>
        <VolumeControl sound={sound} />
        {/* In a narrow row the total length wraps out of view, so that the buttons stay in it; with all buttons there is
            no room for the position either, which the bar above shows. */}
        <span
          className={classNames(
            'h-5 min-w-0 overflow-hidden px-1 text-sm text-white tabular-nums leading-5 sm:px-2',
            speed !== null && 'max-[23rem]:hidden',
          )}
        >
          <span>{formatClock(second)}</span>{' '}
          <span className="whitespace-nowrap text-white/75">{`/ ${formatClock(total)}`}</span>
        </span>
        <span className="grow" />
        {captions === null ? null : <CaptionsControl captions={captions} />}
        {speed === null ? null : <SpeedControl speed={speed} />}
        <ControlButton label={isFull ? t.leaveFullScreen : t.fullScreen} onClick={onToggleFull}>
          {isFull ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
        </ControlButton>
      </div>
    </div>
  );
}

function VolumeControl({ sound }: { sound: Sound }) {
  const t = playerTexts();
  const { isMuted, volume, toggleMute, setVolume } = sound;
  return (
    <div className="flex items-center">
      <ControlButton label={isMuted ? t.unmute : t.mute} onClick={toggleMute}>
        {isMuted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      </ControlButton>
      {/* Phones have volume keys, and some do not let a page set the volume. In a narrow or much enlarged window
          there is no room for the slider; Mute and the arrow keys remain. */}
      <input
        type="range"
        aria-label={t.volume}
        min={0}
        max={100}
        step={5}
        value={isMuted ? 0 : Math.round(volume * 100)}
        onChange={(event) => setVolume(event.target.valueAsNumber / 100)}
        className="h-8 w-20 cursor-pointer accent-white focus-visible:outline-white max-sm:hidden pointer-coarse:hidden"
      />
    </div>
  );
}
