import { type Language, languageOf } from '@portal/contract/languages';
import { shownLanguage } from './shown-language.ts';

/** The first language of the browser that the portal has. */
export function browserLanguage(): Language | undefined {
  return navigator.languages.map(languageOf).find((language) => language !== undefined);
}

/**
 * The locale for dates and times: the shown language, with the region that the browser names for it. Digits are European,
 * as in the texts around them.
 */
export function readerLocale(): string {
  const language = shownLanguage();
  const tag = navigator.languages.find((each) => languageOf(each) === language) ?? language;
  return `${tag.split('-u-')[0]}-u-nu-latn`;
}
