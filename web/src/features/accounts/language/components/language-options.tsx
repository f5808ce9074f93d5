import { directionOf, LANGUAGE_NAMES, LANGUAGES, type Language } from '@portal/contract/languages';

/** Each language by its name in itself. */
export function LanguageOptions() {
  return LANGUAGES.map((language) => (
    <option key={language} value={language} lang={language} dir={directionOf(language)}>
      {LANGUAGE_NAMES[language]}
    </option>
  ));
}

/** The language with this value; undefined for another value. */
export function languageOfValue(value: string): Language | undefined {
  return LANGUAGES.find((language) => language === value);
}
