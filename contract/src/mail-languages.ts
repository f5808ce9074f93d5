/** The languages in which the portal writes mails. Its screens are in English. */
import * as z from 'zod/mini';

/** Their tags in BCP 47, in the order in which they are offered. */
export const MAIL_LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

export const mailLanguage = z.enum(MAIL_LANGUAGES);
export type MailLanguage = z.infer<typeof mailLanguage>;

/** The language of a user who has not chosen one. */
export const DEFAULT_MAIL_LANGUAGE: MailLanguage = 'en';

/** The name of each language in the language itself. */
export const MAIL_LANGUAGE_NAMES: Readonly<Record<MailLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
};
