import type { Captions } from '@portal/contract/videos';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { PortalContainer } from '#web/ui/portal-container.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { useCaptions } from '../model/use-captions.ts';
import { useFullScreen } from '../model/use-full-screen.ts';
import { usePlayerValue } from '../model/use-player-value.ts';
import { useSound } from '../model/use-sound.ts';
import { useStageInput } from '../model/use-stage-input.ts';
import type { PlacedVideo } from '../model/video-elements.ts';
import type { VideoPlayer } from '../model/video-player.ts';
import { CaptionedVideo } from './captioned-video.tsx';
import { Overlay } from './overlay.tsx';

const CONTROLS_SHOWN_MS = 3_000;

type PlayerViewProps = {
  /** Names the video for screen readers. */
  title: string;
  /** Ref of the element in which the player is made. */
  attach: (host: HTMLDivElement) => () => void;
  player: VideoPlayer | null;
  /** The element that is shown. */
  video: HTMLVideoElement | null;
  /** All elements; there are two while one takes over from the other. */
  elements: readonly PlacedVideo[];
  /** Of each of the videos, null where it has none. */
  captions: readonly (Captions | null)[];
  renewCaptions: () => Promise<unknown>;
  /** Shown over the last picture. */
  atEnd: ReactNode;
};

/** The picture and, over it, the portal's own controls. */
export function PlayerView(props: PlayerViewProps) {
  const { title, attach, player, video, elements, captions, renewCaptions, atEnd } = props;
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const screen = useFullScreen(stage);
  const sound = useSound(video);
  const { isIdle, stir } = useIdle(CONTROLS_SHOWN_MS);
  const isPlaying = usePlayerValue(player, (state) => state.wantsToPlay, false);
  const isQuiet = isPlaying && isIdle;
  const isSideways = useSidewaysPicture(stage, isPlaying);
  const controls = useSolidHeight();
  const track = captions[usePlayerValue(player, (state) => state.index, 0)] ?? null;
  const choice = useCaptions();
  const shown = { player, sound, screen, captions: track && choice, isQuiet };
  const input = useStageInput({ ...shown, isPlaying, stir });

  return (
    <section
      ref={setStage}
      tabIndex={-1}
      aria-label={`Video: ${title}`}
      onPointerDownCapture={input.handlePointerDown}
      onPointerMove={stir}
      onFocus={stir}
      onKeyDownCapture={stir}
      onKeyDown={input.handleKey}
      onContextMenu={(event) => event.preventDefault()}
      className={classNames(
        stageClass,
        isSideways && sidewaysClass,
        screen.isFilling && 'fixed inset-0 z-50 m-0 h-dvh w-screen rounded-none',
        isQuiet && 'cursor-none',
      )}
    >
      <CaptionedVideo
        attach={attach}
        videos={elements}
        captions={track}
        isCaptioned={choice.isOn}
        covered={isQuiet ? 0 : controls.height}
        renewCaptions={renewCaptions}
        onClick={input.handleClick}
      />
      {stage && player && video ? (
        <PortalContainer value={stage}>
          <Overlay
            {...shown}
            stage={stage}
            player={player}
            measureControls={controls.measure}
            atEnd={atEnd}
          />
        </PortalContainer>
      ) : null}
    </section>
  );
}

/** A phone held sideways, and no low window with the sidebar: the picture is the whole screen, and goes to its top as it plays. */
function useSidewaysPicture(stage: HTMLElement | null, isPlaying: boolean): boolean {
  const isSideways = useMediaQuery(
    '(orientation: landscape) and (height <= 30rem) and (width < 64rem)',
  );
  useEffect(() => {
    if (isSideways && isPlaying) stage?.scrollIntoView({ block: 'start' });
  }, [isSideways, isPlaying, stage]);
  return isSideways;
}

/** The height of what `measure` is the ref of, without the shade above it, on which captions can be read. */
function useSolidHeight() {
  const [height, setHeight] = useState(0);
  const measure = useCallback((controls: HTMLElement | null) => {
    if (controls === null) return setHeight(0);
    setHeight(controls.clientHeight - Number.parseFloat(getComputedStyle(controls).paddingTop));
  }, []);
  return { height, measure };
}

// Edge to edge on phones.
const stageClass =
  'forced-color-adjust-none relative aspect-video overflow-hidden bg-black outline-none max-sm:-mx-4 sm:rounded-xl';

// The picture covers the header too, for which pages keep a distance when they scroll.
const sidewaysClass =
  'z-40 mx-[calc(50%-50vw)] aspect-auto h-svh -scroll-mt-20 max-sm:mx-[calc(50%-50vw)] sm:rounded-none';

/** Whether nothing was touched for `afterMs`; `stir` says that something was. */
function useIdle(afterMs: number) {
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stir = useCallback(() => {
    clearTimeout(timer.current);
    setIdle(false);
    timer.current = setTimeout(() => setIdle(true), afterMs);
  }, [afterMs]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { isIdle, stir };
}
