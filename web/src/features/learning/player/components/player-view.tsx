import type { Captions } from '@portal/contract/videos';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { Elements } from '#web/ui/elements.ts';
import { PortalContainer } from '#web/ui/portal-container.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import type { Phase } from '../model/playback.ts';
import type { ThenFocusStage } from '../model/then-focus-stage.ts';
import type { CaptionsChoice } from '../model/use-captions.ts';
import { useFullScreen } from '../model/use-full-screen.ts';
import { usePlayerValue } from '../model/use-player-value.ts';
import { useSound } from '../model/use-sound.ts';
import { useSpeed } from '../model/use-speed.ts';
import { useStageInput } from '../model/use-stage-input.ts';
import type { CaptionLinks } from '../model/use-video-player.ts';
import type { PlacedVideo } from '../model/video-elements.ts';
import type { VideoPlayer } from '../model/video-player.ts';
import { playerTexts } from '../texts/catalogue.ts';
import { CaptionedVideo } from './captioned-video.tsx';
import { Overlay } from './overlay.tsx';

const CONTROLS_SHOWN_MS = 3_000;

/** The phases in which a message covers the whole picture. */
const VEILED: readonly Phase[] = [
  'ended',
  'ended-early',
  'failed',
  'cut-off',
  'no-picture',
  'not-playable',
];

type PlayerViewProps = {
  /** The name of the video for screen readers. */
  title: string;
  /** Ref of the element in which the player is created. */
  attach: (host: HTMLDivElement) => () => void;
  player: VideoPlayer | null;
  /** The video element that is shown. */
  video: HTMLVideoElement | null;
  /** All video elements: two while one takes over from the other. */
  elements: readonly PlacedVideo[];
  /** The captions of each video. */
  captions: readonly (readonly Captions[])[];
  choice: CaptionsChoice;
  /** The module is completed: the speed can be chosen. */
  isReview: boolean;
  captionLinks: CaptionLinks;
  /** The element of this view, and its ref. */
  stage: HTMLElement | null;
  stageRef: (stage: HTMLElement | null) => void;
  thenFocusStage: ThenFocusStage;
  /** Shown over the last picture. */
  atEnd: Elements;
  /** Tries to reach the server for what the video waits for. */
  onTryNow: () => void;
  /** Absent on a page without a dialog for help. */
  onAskForHelp: (() => void) | undefined;
};

/** The picture with the portal's own controls over it. */
export function PlayerView(props: PlayerViewProps) {
  const { title, attach, player, video, elements, captions, choice, captionLinks, isReview } =
    props;
  const { stage, stageRef, thenFocusStage } = props;
  const container = useMemo(() => ({ current: stage }), [stage]);
  const screen = useFullScreen(stage);
  const sound = useSound(video);
  const speed = useSpeed(player, isReview);
  const { isIdle, reportInput } = useIdle(CONTROLS_SHOWN_MS);
  const isPlaying = usePlayerValue(player, (state) => state.wantsToPlay, false);
  // A message over the whole picture: nothing that is read may shine through it.
  const isVeiled = usePlayerValue(
    player,
    ({ phase, isHeld }) => isHeld || VEILED.includes(phase),
    false,
  );
  const areControlsHidden = isPlaying && isIdle;
  const isSideways = useSidewaysPicture(stage, isPlaying);
  const controls = useSolidHeight();
  const options = captions[usePlayerValue(player, (state) => state.index, 0)] ?? [];
  const track = choice.pick(options);
  const shownCaptions = track && { ...choice, options, current: track };
  const shown = { player, sound, speed, screen, captions: shownCaptions, areControlsHidden };
  const input = useStageInput({ ...shown, isPlaying, reportInput });

  return (
    <section
      ref={stageRef}
      tabIndex={-1}
      aria-label={playerTexts().video(title)}
      onPointerDownCapture={input.handlePointerDown}
      onPointerMove={reportInput}
      onFocus={reportInput}
      onKeyDownCapture={reportInput}
      onKeyDown={input.handleKey}
      onContextMenu={(event) => event.preventDefault()}
      className={classNames(
        stageClass,
        placeClass(screen.isFilling, isSideways),
        areControlsHidden && 'cursor-none',
      )}
    >
      <CaptionedVideo
        attach={attach}
        videos={elements}
        captions={track}
        isCaptioned={choice.isOn && !isVeiled}
        covered={areControlsHidden ? 0 : controls.height}
        links={captionLinks}
        onClick={input.handleClick}
      />
      {stage && player && video ? (
        <PortalContainer value={container}>
          <Overlay
            {...shown}
            player={player}
            measureControls={controls.measure}
            thenFocusStage={thenFocusStage}
            atEnd={props.atEnd}
            onTryNow={props.onTryNow}
            onAskForHelp={props.onAskForHelp}
          />
        </PortalContainer>
      ) : null}
    </section>
  );
}

/**
 * On a phone in landscape orientation the picture fills the window and is scrolled into view when it plays. Desktop
 * windows of little height, which have the sidebar, are not affected.
 */
function useSidewaysPicture(stage: HTMLElement | null, isPlaying: boolean): boolean {
  const isSideways = useMediaQuery(
    '(orientation: landscape) and (height <= 30rem) and (width < 64rem)',
  );
  useEffect(() => {
    if (isSideways && isPlaying) stage?.scrollIntoView({ block: 'start' });
  }, [isSideways, isPlaying, stage]);
  return isSideways;
}

/**
 * The height of the measured element without the gradient above it, over which captions are readable. It is
 * observed: to read it when the controls are added would make the browser lay out the page in the same task.
 */
function useSolidHeight() {
  const [height, setHeight] = useState(0);
  const measure = useCallback((controls: HTMLElement | null) => {
    if (controls === null) return undefined;
    const observer = new ResizeObserver(() =>
      setHeight(controls.clientHeight - Number.parseFloat(getComputedStyle(controls).paddingTop)),
    );
    observer.observe(controls);
    return () => {
      observer.disconnect();
      setHeight(0);
    };
  }, []);
  return { height, measure };
}

// On phones without margins at the sides.
const stageClass = 'forced-color-adjust-none overflow-hidden bg-black outline-none';
const inPageClass = 'relative aspect-video max-sm:-mx-4 sm:rounded-xl';
const fillingClass = 'fixed inset-0 z-50 h-dvh w-screen';

// The picture also covers the header, for which pages keep a distance when they scroll.
const sidewaysClass = 'relative z-40 mx-[calc(50%-50vw)] h-svh -scroll-mt-20';

function placeClass(isFilling: boolean, isSideways: boolean): string {
  if (isFilling) return fillingClass;
  return isSideways ? sidewaysClass : inPageClass;
}

/** Reports whether there was no user input for `afterMs`; `stir` reports user input. */
function useIdle(afterMs: number) {
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reportInput = useCallback(() => {
    clearTimeout(timer.current);
    setIdle(false);
    timer.current = setTimeout(() => setIdle(true), afterMs);
  }, [afterMs]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { isIdle, reportInput };
}
