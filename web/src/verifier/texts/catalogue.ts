import { texts as certificateAr } from '@portal/contract/certificates/texts/ar';
import { texts as certificateDe } from '@portal/contract/certificates/texts/de';
import {
  type CertificateWords,
  texts as certificateEn,
} from '@portal/contract/certificates/texts/en';
import { texts as certificateEs } from '@portal/contract/certificates/texts/es';
import { texts as certificateFr } from '@portal/contract/certificates/texts/fr';
import { texts as certificatePl } from '@portal/contract/certificates/texts/pl';
import { texts as certificateRo } from '@portal/contract/certificates/texts/ro';
import { texts as certificateTr } from '@portal/contract/certificates/texts/tr';
import { texts as certificateUk } from '@portal/contract/certificates/texts/uk';
import type { Language } from '@portal/contract/languages';
import { texts as ar } from './ar.ts';
import { texts as de } from './de.ts';
import { texts as en, type VerifierTexts } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as pl } from './pl.ts';
import { texts as ro } from './ro.ts';
import { texts as tr } from './tr.ts';
import { texts as uk } from './uk.ts';

/** In one file that works without a network, all languages are there from the start. */
export const verifierTexts: Readonly<Record<Language, VerifierTexts>> = {
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

export const certificateWords: Readonly<Record<Language, CertificateWords>> = {
  en: certificateEn,
  de: certificateDe,
  fr: certificateFr,
  es: certificateEs,
  pl: certificatePl,
  tr: certificateTr,
  ro: certificateRo,
  uk: certificateUk,
  ar: certificateAr,
};
