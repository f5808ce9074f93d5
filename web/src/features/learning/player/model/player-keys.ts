import type { Sound } from './use-sound.ts';
import type { VideoPlayer } from './video-player.ts';

export const BACK_SECONDS = 10;
const VOLUME_STEP = 0.1;

type Targets = {
  player: VideoPlayer;
  sound: Sound;
  toggleFull: () => void;
  /** Null without captions. */
  toggleCaptions: (() => void) | null;
};

/**
 * The action of a key while the focus is within the player; null for other keys. No key moves forward: the seek bar has
 * its own keys, which stop at the furthest point.
 */
export function playerKeyAction(key: string, targets: Targets): (() => void) | null {
  const { player, sound, toggleFull, toggleCaptions } = targets;
  const back = () => player.seek(player.snapshot().position - BACK_SECONDS);
  const actions: Record<string, (() => void) | null> = {
    ' ': () => (player.snapshot().wantsToPlay ? player.pause() : player.play()),
    k: () => (player.snapshot().wantsToPlay ? player.pause() : player.play()),
    j: back,
    ArrowLeft: back,
    ArrowUp: () => sound.setVolume(sound.volume + VOLUME_STEP),
    ArrowDown: () => sound.setVolume(sound.volume - VOLUME_STEP),
    m: sound.toggleMute,
    f: toggleFull,
    c: toggleCaptions,
  };
  return actions[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
