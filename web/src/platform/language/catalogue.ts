import type { Language } from '@portal/contract/languages';
import { setShownLanguage, shownLanguage } from './shown-language.ts';

type File<Texts> = () => Promise<{ readonly texts: Texts }>;

/** The file of the texts in each language. */
type Files<Texts> = Readonly<Record<Language, File<Texts>>>;

/** Loads the texts in a language; undefined if they have loaded before. */
type Load = (language: Language) => Promise<void> | undefined;

const loads: Load[] = [];

/**
 * Returns a function for the texts of a part of the app in the shown language. They are loaded by {@link loadTexts} after
 * the code that uses them, and before it is rendered: a constant of a module cannot contain them.
 */
export function catalogue<Texts>(files: Files<Texts>): () => Texts {
  const loaded = new Map<Language, Texts>();
  loads.push((language) => {
    if (loaded.has(language)) return undefined;
    return files[language]().then(({ texts }) => void loaded.set(language, texts));
  });
  return () => {
    const texts = loaded.get(shownLanguage());
    if (texts === undefined) throw new Error('Texts are used before they have loaded.');
    return texts;
  };
}

/** Loads the texts of all code that has loaded so far. */
export async function loadTexts(language: Language = shownLanguage()): Promise<void> {
  const waiting = loads.map((load) => load(language)).filter((each) => each !== undefined);
  if (waiting.length === 0) return;
  await Promise.all(waiting);
  // More code may have loaded meanwhile, or another language is shown.
  await loadTexts(language);
}

/** Shows the screens in this language as soon as its texts have loaded. */
export async function showLanguage(language: Language): Promise<void> {
  await loadTexts(language);
  setShownLanguage(language);
}

/** Returns a function that loads code, and then its texts. */
export function withTexts<Code>(load: () => Promise<Code>): () => Promise<Code> {
  return async () => {
    const code = await load();
    let language: Language;
    do {
      language = shownLanguage();
      await loadTexts(language);
    } while (language !== shownLanguage());
    return code;
  };
}
