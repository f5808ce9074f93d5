import { useCallback, useSyncExternalStore } from 'react';
import type { PlayerSnapshot, VideoPlayer } from './video-player.ts';

/**
 * One value of the player's state, which changes ten times a second: the component renders only when this value
 * changes. `otherwise` is returned while there is no player.
 */
export function usePlayerValue<T extends string | number | boolean>(
  player: VideoPlayer | null,
  select: (snapshot: PlayerSnapshot) => T,
  otherwise: T,
): T {
  const subscribe = useCallback(
    (changed: () => void) => player?.subscribe(changed) ?? (() => undefined),
    [player],
  );
  return useSyncExternalStore(subscribe, () =>
    player === null ? otherwise : select(player.snapshot()),
  );
}
