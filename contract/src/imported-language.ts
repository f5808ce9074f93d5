/** The language of a person in an import file: its tag, or its name in itself or in English. */
import * as z from 'zod/mini';
import { LANGUAGE_NAMES, LANGUAGES, type Language, languageOf } from './languages.ts';
import { issueText } from './reasons.ts';

const ENGLISH_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pl: 'Polish',
  tr: 'Turkish',
  ro: 'Romanian',
  uk: 'Ukrainian',
  ar: 'Arabic',
};

const TAG = /^[a-z]{2}(?:[-_][a-z0-9]{1,8})*$/i;

/** Undefined for a text that names none of the languages. Case and accents do not matter. */
export function languageNamed(text: string): Language | undefined {
  const name = text.trim();
  if (TAG.test(name)) return languageOf(name.replaceAll('_', '-'));
  const key = keyOf(name);
  return LANGUAGES.find((each) =>
    [LANGUAGE_NAMES[each], ENGLISH_NAMES[each]].map(keyOf).includes(key),
  );
}

const keyOf = (name: string) => name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The cell stays as it was typed; {@link languageNamed} reads it. */
export const importedLanguage = z
  .string()
  .check(z.refine((text) => languageNamed(text) !== undefined, issueText('languageUnknown')));
