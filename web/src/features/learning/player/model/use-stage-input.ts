import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { playerKeyAction } from './player-keys.ts';
import type { ShownCaptions } from './use-captions.ts';
import type { FullScreen } from './use-full-screen.ts';
import type { Sound } from './use-sound.ts';
import type { VideoPlayer } from './video-player.ts';

type StageInput = {
  readonly player: VideoPlayer | null;
  readonly isPlaying: boolean;
  /** It plays and the controls are hidden. */
  readonly isQuiet: boolean;
  /** Somebody is there. */
  readonly stir: () => void;
  readonly sound: Sound;
  readonly screen: FullScreen;
  readonly captions: ShownCaptions | null;
};

/** What keys, a mouse and a finger do on the picture and around it. */
export function useStageInput(input: StageInput) {
  const { player, isPlaying, isQuiet, stir, sound, screen, captions } = input;
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
      toggleCaptions: captions?.toggle ?? null,
    });
    if (act === null) return;
    event.preventDefault();
    act();
  }

  function handlePointerDown(event: PointerEvent): void {
    quietAtTouch.current = event.pointerType === 'touch' && isQuiet;
    stir();
  }

  return { handleClick, handleKey, handlePointerDown };
}
