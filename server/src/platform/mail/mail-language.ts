/** The language in which mails to a user are written. */
import { DEFAULT_LANGUAGE, type Language } from '@portal/contract/languages';

/** For a query that joins `users` and `companies`. */
export const languageColumns = [
  'users.language',
  'users.browser_language',
  'companies.language as company_language',
] as const;

export interface LanguageRow {
  readonly language: Language | null;
  readonly browser_language: Language | null;
  /** That of the user's own company; null without one. */
  readonly company_language: Language | null;
}

/** The choice of the user, or else of the company, or else the language of the last browser; null without any. */
export function knownLanguageOf(row: LanguageRow): Language | null {
  return row.language ?? row.company_language ?? row.browser_language;
}

export function mailLanguageOf(row: LanguageRow): Language {
  return knownLanguageOf(row) ?? DEFAULT_LANGUAGE;
}

/** The address of a page of the portal, which opens in this language. */
export function inLanguage(url: string, language: Language | null): string {
  return language === null ? url : `${url}?language=${language}`;
}
