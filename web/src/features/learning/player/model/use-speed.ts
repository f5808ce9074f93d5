import { useEffect, useState } from 'react';
import { readPlaybackSpeed, savePlaybackSpeed } from '#web/platform/storage/playback-speed.ts';
import type { VideoPlayer } from './video-player.ts';

export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export type Speed = {
  readonly current: number;
  readonly choose: (speed: number) => void;
};

/**
 * The speed of the player. It can be chosen in the review of a completed module, and is remembered in this browser for
 * other reviews. Returns null in the training, which plays as fast as it was recorded.
 */
export function useSpeed(player: VideoPlayer | null, isReview: boolean): Speed | null {
  const [chosen, setChosen] = useState(storedSpeed);
  const current = isReview ? chosen : 1;
  useEffect(() => player?.setSpeed(current), [player, current]);
  if (!isReview) return null;
  return {
    current,
    choose(speed) {
      savePlaybackSpeed(speed);
      setChosen(speed);
    },
  };
}

function storedSpeed(): number {
  const stored = readPlaybackSpeed();
  return SPEEDS.find((speed) => speed === stored) ?? 1;
}
