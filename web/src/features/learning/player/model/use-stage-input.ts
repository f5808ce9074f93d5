import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { playerKeyAction } from './player-keys.ts';
import type { ShownCaptions } from './use-captions.ts';
import type { FullScreen } from './use-full-screen.ts';
import type { Sound } from './use-sound.ts';
import type { VideoPlayer } from './video-player.ts';

type StageInput = {
  readonly player: VideoPlayer | null;
  readonly isPlaying: boolean;
  /** The video plays and the controls are hidden. */
  readonly areControlsHidden: boolean;
  /** Reports user input, which shows the controls. */
  readonly reportInput: () => void;
  readonly sound: Sound;
  readonly screen: FullScreen;
  readonly captions: ShownCaptions | null;
};

/** Handles keys, mouse and touch on the picture and around it. */
export function useStageInput(input: StageInput) {
  const { player, isPlaying, areControlsHidden, reportInput, sound, screen, captions } = input;
  const quietAtTouch = useRef(false);

  function handleClick(): void {
    // A tap that only shows the controls does not pause the video.
    if (quietAtTouch.current || player === null) return;
    if (isPlaying) player.pause();
    else player.play();
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    // The volume slider and an open menu have their own keys, and the space bar presses a focused button.
    if (event.target instanceof HTMLInputElement || player === null) return;
    if (event.target instanceof Element && event.target.closest('[role="menu"]') !== null) return;
    if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
    const act = playerKeyAction(event.key, {
      player,
      sound,
      toggleFull: screen.toggle,
      toggleCaptions: captions?.toggle ?? null,
    });
    if (act === null) return;
    event.preventDefault();
    act();
  }

  function handlePointerDown(event: PointerEvent): void {
    quietAtTouch.current = event.pointerType === 'touch' && areControlsHidden;
    reportInput();
  }

  return { handleClick, handleKey, handlePointerDown };
}
