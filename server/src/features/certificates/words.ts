import { texts as ar } from '@portal/contract/certificates/texts/ar';
import { texts as de } from '@portal/contract/certificates/texts/de';
import { type CertificateWords, texts as en } from '@portal/contract/certificates/texts/en';
import { texts as es } from '@portal/contract/certificates/texts/es';
import { texts as fr } from '@portal/contract/certificates/texts/fr';
import { texts as pl } from '@portal/contract/certificates/texts/pl';
import { texts as ro } from '@portal/contract/certificates/texts/ro';
import { texts as tr } from '@portal/contract/certificates/texts/tr';
import { texts as uk } from '@portal/contract/certificates/texts/uk';
import type { Language } from '@portal/contract/languages';

/** The words of certificates, the same as on their pages in the browser. */
export const certificateWords: Readonly<Record<Language, CertificateWords>> = {
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
