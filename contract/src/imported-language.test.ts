import { expect, it } from 'vitest';
import { languageNamed } from './imported-language.ts';
import { LANGUAGE_NAMES, LANGUAGES } from './languages.ts';

it.each(LANGUAGES)('%s is named by its tag and by its own name, in any case', (language) => {
  const name = LANGUAGE_NAMES[language];
  const names = [language, `${language}-XX`, `${language}_XX`, ` ${name} `, name.toUpperCase()];
  expect(names.map(languageNamed)).toEqual(names.map(() => language));
});

it.each([
  ['Turkish', 'tr'],
  ['TURKCE', 'tr'],
  ['espanol', 'es'],
  ['zh', undefined],
  ['de AT', undefined],
  ['de--AT', undefined],
  ['Germany', undefined],
  ['', undefined],
])('%j names %s', (text, language) => {
  expect(languageNamed(text)).toBe(language);
});
