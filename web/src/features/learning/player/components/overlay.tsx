import type { RefCallback } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { Elements } from '#web/ui/elements.ts';
import { isFaulty } from '../model/playback.ts';
import type { ThenFocusStage } from '../model/then-focus-stage.ts';
import type { ShownCaptions } from '../model/use-captions.ts';
import type { FullScreen } from '../model/use-full-screen.ts';
import { usePlayerValue } from '../model/use-player-value.ts';
import type { Sound } from '../model/use-sound.ts';
import type { Speed } from '../model/use-speed.ts';
import type { PlayerSnapshot, VideoPlayer } from '../model/video-player.ts';
import { Controls } from './controls.tsx';
import { StageMessage } from './stage-message.tsx';

type OverlayProps = {
  player: VideoPlayer;
  captions: ShownCaptions | null;
  /** Ref of the controls, whose height the captions must avoid. */
  measureControls: RefCallback<HTMLElement>;
  sound: Sound;
  speed: Speed | null;
  screen: FullScreen;
  areControlsHidden: boolean;
  thenFocusStage: ThenFocusStage;
  atEnd: Elements;
  /** Tries to reach the server for what the video waits for. */
  onTryNow: () => void;
  /** Absent on a page without a dialog for help. */
  onAskForHelp: (() => void) | undefined;
};

/** The elements over the picture: a message or the play button, and the controls. */
export function Overlay(props: OverlayProps) {
  const { player, captions, measureControls, sound, speed, screen } = props;
  const { areControlsHidden, thenFocusStage, atEnd, onTryNow, onAskForHelp } = props;
  const isMessageAlone = usePlayerValue(player, needsAllSpace, false);

  /** The dialog is a part of the page, which a picture in full screen covers. */
  function askForHelp(): void {
    if (screen.isFull) screen.toggle();
    onAskForHelp?.();
  }

  return (
    <>
      <StageMessage
        player={player}
        atEnd={atEnd}
        onPlay={thenFocusStage(player.play)}
        onRetry={thenFocusStage(player.retry)}
        onTryNow={onTryNow}
        onAskForHelp={onAskForHelp && askForHelp}
      />
      {isMessageAlone ? null : (
        <div
          ref={measureControls}
          className={classNames(
            'pointer-events-none absolute inset-x-0 bottom-0 bg-linear-to-t from-black/90 via-black/65 to-transparent pt-8 transition-opacity duration-300',
            areControlsHidden && 'opacity-0 has-focus-visible:opacity-100',
          )}
        >
          <Controls
            player={player}
            captions={captions}
            sound={sound}
            speed={speed}
            isFull={screen.isFull}
            onToggleFull={screen.toggle}
          />
        </div>
      )}
    </>
  );
}

/** Whether the controls could do nothing, or a small picture has no room for them beside the message. */
function needsAllSpace({ phase, startsOver }: PlayerSnapshot): boolean {
  return startsOver || ['failed', 'cut-off'].includes(phase) || isFaulty({ phase });
}
