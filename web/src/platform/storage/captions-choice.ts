import { localStore } from './safe-storage.ts';

const CAPTIONS_KEY = 'captions';

/** Whether captions are shown, as last chosen in this browser; off by default. */
export function readCaptionsChoice(): boolean {
  return localStore.read(CAPTIONS_KEY) === 'on';
}

export function saveCaptionsChoice(isOn: boolean): void {
  localStore.write(CAPTIONS_KEY, isOn ? 'on' : 'off');
}

const LANGUAGE_KEY = 'captionsLanguage';

/** The language of the captions that were last chosen in this browser; null before any choice. */
export function readCaptionsLanguage(): string | null {
  return localStore.read(LANGUAGE_KEY);
}

/** `language` is empty for captions whose language is not stated. */
export function saveCaptionsLanguage(language: string): void {
  localStore.write(LANGUAGE_KEY, language);
}
