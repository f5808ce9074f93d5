import type { ActivityWords } from '@portal/contract/activity/texts/en';
import { catalogue } from '#web/platform/language/catalogue.ts';
import type { ActivityTexts } from './en.ts';

export const activityTexts = catalogue<ActivityTexts>({
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

/** The words about changes that the server writes into a file too. */
export const activityWords = catalogue<ActivityWords>({
  en: () => import('@portal/contract/activity/texts/en'),
  de: () => import('@portal/contract/activity/texts/de'),
  fr: () => import('@portal/contract/activity/texts/fr'),
  es: () => import('@portal/contract/activity/texts/es'),
  pl: () => import('@portal/contract/activity/texts/pl'),
  tr: () => import('@portal/contract/activity/texts/tr'),
  ro: () => import('@portal/contract/activity/texts/ro'),
  uk: () => import('@portal/contract/activity/texts/uk'),
  ar: () => import('@portal/contract/activity/texts/ar'),
});
