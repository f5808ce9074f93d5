import type { LanguageTexts } from './en.ts';

export const texts: LanguageTexts = {
  language: 'Język',
  description: 'Portal i e-maile do Ciebie są w tym języku.',
  notChanged: 'Język nie został zmieniony',
};
