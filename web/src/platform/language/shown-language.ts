import { DEFAULT_LANGUAGE, directionOf, type Language } from '@portal/contract/languages';
import { createStore } from '../state/store.ts';
import { useStore } from '../state/use-store.ts';

const shown = createStore<Language>(DEFAULT_LANGUAGE);

/** The language of the screens. */
export const shownLanguage = shown.current;

/** The direction of its lines. */
export const shownDirection = () => directionOf(shownLanguage());

/** To be called when the texts of the language have loaded (`catalogue.ts`). */
export const setShownLanguage = shown.set;

/** Renders the component again when the language changes. */
export const useShownLanguage = (): Language => useStore(shown);
