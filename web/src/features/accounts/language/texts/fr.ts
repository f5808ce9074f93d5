import type { LanguageTexts } from './en.ts';

export const texts: LanguageTexts = {
  language: 'Langue',
  description: 'Le portail et les e-mails qui vous sont adressés sont dans cette langue.',
  notChanged: 'La langue n’a pas été modifiée',
};
