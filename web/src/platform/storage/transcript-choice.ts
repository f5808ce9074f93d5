import { localStore } from './safe-storage.ts';

const KEY = 'transcript';

/** Whether the transcript is open, as last chosen in this browser; null before any choice. */
export function readTranscriptChoice(): boolean | null {
  const stored = localStore.read(KEY);
  return stored === null ? null : stored === 'open';
}

export function saveTranscriptChoice(isOpen: boolean): void {
  localStore.write(KEY, isOpen ? 'open' : 'closed');
}
