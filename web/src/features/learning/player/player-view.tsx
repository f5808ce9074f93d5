import type { Captions } from '@portal/contract/modules';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { mediaUrl } from '../../../platform/http/media-url.ts';
import { classNames } from '../../../ui/class-names.ts';
import { PortalContainer } from '../../../ui/portal-container.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { Controls } from './controls.tsx';
import { playerKeyAction } from './player-keys.ts';
import { StageMessage } from './stage-message.tsx';
import { type ShownCaptions, useCaptions } from './use-captions.ts';
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
  /** Of each of the videos, null where it has none. */
  captions: readonly (Captions | null)[];
  renewCaptions: () => Promise<unknown>;
  /** Shown over the last picture. */
  atEnd: ReactNode;
};

/** The picture and, over it, the portal's own controls. */
export function PlayerView(props: PlayerViewProps) {
  const { title, attach, player, video, captions, renewCaptions, atEnd } = props;
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
  const index = usePlayerValue(player, (state) => state.index, 0);
  const track = captions[index] ?? null;
  const [controlsHeight, setControlsHeight] = useState(0);
  const measureControls = useCallback(
    (controls: HTMLElement | null) => setControlsHeight(controls ? solidHeight(controls) : 0),
    [],
  );
  const shownCaptions = useCaptions({
    captions: track,
    covered: isQuiet ? 0 : controlsHeight,
    renew: renewCaptions,
  });
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
    const act = playerKeyAction(event.key, {
      player,
      sound,
      toggleFull: screen.toggle,
      toggleCaptions: shownCaptions.shown?.toggle ?? null,
    });
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
      onContextMenu={(event) => event.preventDefault()}
      className={classNames(
        stageClass,
        isSideways && sidewaysClass,
        screen.isFilling && 'fixed inset-0 z-50 m-0 h-dvh w-screen rounded-none',
        isQuiet && 'cursor-none',
      )}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: there are captions where an administrator has given some */}
      <video
        ref={attach}
        playsInline
        preload="auto"
        disablePictureInPicture
        disableRemotePlayback
        controlsList="nodownload noplaybackrate noremoteplayback"
        onClick={handleClick}
        className="size-full object-contain [&::cue]:bg-black/80 [&::cue]:text-[length:max(1em,0.875rem)] [&::cue]:text-white"
      >
        {track === null ? null : (
          <track
            key={`${track.url} ${shownCaptions.loading}`}
            ref={shownCaptions.attach}
            kind="captions"
            src={mediaUrl(track.url)}
            label={track.label}
            {...(track.language === null ? {} : { srcLang: track.language })}
          />
        )}
      </video>
      {stage && player && video ? (
        <PortalContainer value={stage}>
          <Overlay
            stage={stage}
            player={player}
            captions={shownCaptions.shown}
            measureControls={measureControls}
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
  captions: ShownCaptions | null;
  /** Ref of the controls: captions have to keep clear of them. */
  measureControls: (controls: HTMLElement | null) => void;
  sound: Sound;
  screen: ReturnType<typeof useFullScreen>;
  isQuiet: boolean;
  atEnd: ReactNode;
};

function Overlay(props: OverlayProps) {
  const { stage, player, captions, measureControls, sound, screen, isQuiet, atEnd } = props;
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
          ref={measureControls}
          className={classNames(
            'pointer-events-none absolute inset-x-0 bottom-0 bg-linear-to-t from-black/90 via-black/65 to-transparent pt-8 transition-opacity duration-300',
            isQuiet && 'opacity-0 has-focus-visible:opacity-100',
          )}
        >
          <Controls
            player={player}
            captions={captions}
            sound={sound}
            isFull={screen.isFull}
            onToggleFull={screen.toggle}
          />
        </div>
      )}
    </>
  );
}

/** Without the shade above them, on which captions can be read. */
function solidHeight(controls: HTMLElement): number {
  return controls.clientHeight - Number.parseFloat(getComputedStyle(controls).paddingTop);
}

// Edge to edge on phones.
const stageClass =
  'relative aspect-video overflow-hidden bg-black outline-none max-sm:-mx-4 sm:rounded-xl';

// The picture covers the header too, for which pages keep a distance when they scroll.
const sidewaysClass =
  'z-40 mx-[calc(50%-50vw)] aspect-auto h-svh -scroll-mt-20 max-sm:mx-[calc(50%-50vw)] sm:rounded-none';
