import { catalogue } from '#web/platform/language/catalogue.ts';
import type { LedgerTexts } from './en.ts';

export const ledgerTexts = catalogue<LedgerTexts>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pl: () => import('./pl.ts'),
  tr: () => import('./tr.ts'),
  ro: () => import('./ro.ts'),
  uk: () => import('./uk.ts'),
  ar: () => import('./ar.ts'),
});
