import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { PortalContainer } from '../../../ui/portal-container.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { Controls } from './controls.tsx';
import { playerKeyAction } from './player-keys.ts';
import { StageMessage } from './stage-message.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useIdle } from './use-idle.ts';
import { usePlayerValue } from './use-player-value.ts';
import { type Sound, useSound } from './use-sound.ts';
import type { VideoPlayer } from './video-player.ts';

const CONTROLS_SHOWN_MS = 3_000;

type PlayerViewProps = {
  /** Names the video for screen readers. */
  title: string;
  /** Ref of the `<video>` element: whoever holds it makes the player. */
  attach: (video: HTMLVideoElement) => () => void;
  player: VideoPlayer | null;
  video: HTMLVideoElement | null;
  /** Shown over the last picture. */
  atEnd: ReactNode;
};

/** The picture and, over it, the portal's own controls. */
export function PlayerView({ title, attach, player, video, atEnd }: PlayerViewProps) {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const screen = useFullScreen(stage);
  const sound = useSound(video);
  const { isIdle, stir } = useIdle(CONTROLS_SHOWN_MS);
  const isPlaying = usePlayerValue(player, (state) => state.wantsToPlay, false);
  // A phone held sideways: the picture is the whole screen.
  const isSideways = useMediaQuery('(orientation: landscape) and (max-height: 30rem)');
  useEffect(() => {
    if (isSideways && isPlaying) stage?.scrollIntoView({ block: 'start' });
  }, [isSideways, isPlaying, stage]);
  const isQuiet = isPlaying && isIdle;
  const quietAtTouch = useRef(false);

  function handleClick(): void {
    // A finger that only wants to see the controls does not stop the video.
    if (quietAtTouch.current || player === null) return;
    if (isPlaying) player.pause();
    else player.play();
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    // The volume has its own keys, and on a button the space bar presses it.
    if (event.target instanceof HTMLInputElement || player === null) return;
    if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
    const act = playerKeyAction(event.key, { player, sound, toggleFull: screen.toggle });
    if (act === null) return;
    event.preventDefault();
    act();
  }

  function notePointer(event: PointerEvent): void {
    quietAtTouch.current = event.pointerType === 'touch' && isQuiet;
    stir();
  }

  return (
    <section
      ref={setStage}
      tabIndex={-1}
      aria-label={`Video: ${title}`}
      onPointerDownCapture={notePointer}
      onPointerMove={stir}
      onFocus={stir}
      onKeyDownCapture={stir}
      onKeyDown={handleKey}
      className={classNames(
        stageClass,
        isSideways && sidewaysClass,
        screen.isFilling && 'fixed inset-0 z-50 m-0 h-dvh w-screen rounded-none',
        isQuiet && 'cursor-none',
      )}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: the portal has no caption files; tracks in the video are offered */}
      <video
        ref={attach}
        playsInline
        preload="auto"
        disablePictureInPicture
        disableRemotePlayback
        controlsList="nodownload noplaybackrate noremoteplayback"
        onClick={handleClick}
        className="size-full object-contain"
      />
      {stage && player && video ? (
        <PortalContainer value={stage}>
          <Overlay
            stage={stage}
            player={player}
            video={video}
            sound={sound}
            screen={screen}
            isQuiet={isQuiet}
            atEnd={atEnd}
          />
        </PortalContainer>
      ) : null}
    </section>
  );
}

type OverlayProps = {
  stage: HTMLElement;
  player: VideoPlayer;
  video: HTMLVideoElement;
  sound: Sound;
  screen: ReturnType<typeof useFullScreen>;
  isQuiet: boolean;
  atEnd: ReactNode;
};

function Overlay({ stage, player, video, sound, screen, isQuiet, atEnd }: OverlayProps) {
  const hasFailed = usePlayerValue(player, (state) => state.phase === 'failed', false);

  /** The large button goes as the video starts; the focus stays with the player and its keys. */
  function play(): void {
    player.play();
    stage.focus({ preventScroll: true });
  }

  return (
    <>
      <StageMessage player={player} atEnd={atEnd} onPlay={play} />
      {hasFailed ? null : (
        <div
          className={classNames(
            'pointer-events-none absolute inset-x-0 bottom-0 bg-linear-to-t from-black/90 via-black/65 to-transparent pt-8 transition-opacity duration-300',
            isQuiet && 'opacity-0 has-focus-visible:opacity-100',
          )}
        >
          <Controls
            player={player}
            video={video}
            sound={sound}
            isFull={screen.isFull}
            onToggleFull={screen.toggle}
          />
        </div>
      )}
    </>
  );
}

// Edge to edge on phones.
const stageClass =
  'relative aspect-video overflow-hidden bg-black outline-none max-sm:-mx-4 sm:rounded-xl';

// The picture covers the header too, for which pages keep a distance when they scroll.
const sidewaysClass =
  'z-40 mx-[calc(50%-50vw)] aspect-auto h-svh -scroll-mt-20 max-sm:mx-[calc(50%-50vw)] sm:rounded-none';
