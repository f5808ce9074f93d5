import { catalogue } from '../language/catalogue.ts';
import type { PlatformTexts } from './en.ts';

export const platformTexts = catalogue<PlatformTexts>({
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
