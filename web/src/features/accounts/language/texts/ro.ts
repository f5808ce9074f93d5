import type { LanguageTexts } from './en.ts';

export const texts: LanguageTexts = {
  language: 'Limbă',
  description: 'Portalul și e-mailurile către dvs. sunt în această limbă.',
  notChanged: 'Limba nu a fost schimbată',
};
