import { LANGUAGES, type Language } from '@portal/contract/languages';
import { localStore } from './safe-storage.ts';

/** A logout removes it: the next user of the browser may read another language. */
const KEY = 'language';

/** The language that a visitor has chosen in this browser; undefined without a choice. */
export function readLanguageChoice(): Language | undefined {
  const stored = localStore.read(KEY);
  return LANGUAGES.find((language) => language === stored);
}

export function saveLanguageChoice(language: Language): void {
  localStore.write(KEY, language);
}

export function removeLanguageChoice(): void {
  localStore.remove(KEY);
}
