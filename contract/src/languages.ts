/** The languages of the portal: of its screens, mails and files. */

/** Their tags in BCP 47, in the order in which they are offered. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pl', 'tr', 'ro', 'uk', 'ar'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of a reader of whom none is known. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The name of each language in the language itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pl: 'Polski',
  tr: 'Türkçe',
  ro: 'Română',
  uk: 'Українська',
  ar: 'العربية',
};

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** The language of the list that this tag of BCP 47 belongs to; undefined if it is none of them. */
export function languageOf(tag: string): Language | undefined {
  const [primary] = tag.toLowerCase().split('-');
  return LANGUAGES.find((each) => each === primary);
}
