import type { Language } from '@portal/contract/languages';
import { texts as ar } from '@portal/contract/texts/ar';
import { texts as de } from '@portal/contract/texts/de';
import { texts as en, type Words } from '@portal/contract/texts/en';
import { texts as es } from '@portal/contract/texts/es';
import { texts as fr } from '@portal/contract/texts/fr';
import { texts as pl } from '@portal/contract/texts/pl';
import { texts as ro } from '@portal/contract/texts/ro';
import { texts as tr } from '@portal/contract/texts/tr';
import { texts as uk } from '@portal/contract/texts/uk';

/** The words that the web app shows too. */
export const words: Readonly<Record<Language, Words>> = {
  en,
  de,
  fr,
  es,
  pl,
  tr,
  ro,
  uk,
  ar,
};
