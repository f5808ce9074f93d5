import { localStore } from './safe-storage.ts';

const CAPTIONS_KEY = 'captions';

/** Whether captions are shown, as last chosen in this browser; off by default. */
export function readCaptionsChoice(): boolean {
  return localStore.read(CAPTIONS_KEY) === 'on';
}

export function saveCaptionsChoice(isOn: boolean): void {
  localStore.write(CAPTIONS_KEY, isOn ? 'on' : 'off');
}
