import { localStore } from './safe-storage.ts';

const KEY = 'playbackSpeed';

/** The speed that was last chosen in this browser; null before any choice. */
export function readPlaybackSpeed(): number | null {
  const stored = localStore.read(KEY);
  return stored === null ? null : Number(stored);
}

export function savePlaybackSpeed(speed: number): void {
  localStore.write(KEY, String(speed));
}
