import type { Words } from '@portal/contract/texts/en';
import { catalogue } from './catalogue.ts';

/** The words that the server writes too. */
export const words = catalogue<Words>({
  en: () => import('@portal/contract/texts/en'),
  de: () => import('@portal/contract/texts/de'),
  fr: () => import('@portal/contract/texts/fr'),
  es: () => import('@portal/contract/texts/es'),
  pl: () => import('@portal/contract/texts/pl'),
  tr: () => import('@portal/contract/texts/tr'),
  ro: () => import('@portal/contract/texts/ro'),
  uk: () => import('@portal/contract/texts/uk'),
  ar: () => import('@portal/contract/texts/ar'),
});
