import type { LanguageTexts } from './en.ts';

export const texts: LanguageTexts = {
  language: 'Мова',
  description: 'Цією мовою показується портал і надсилаються листи вам.',
  notChanged: 'Мову не змінено',
};
