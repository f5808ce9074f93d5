import type { LanguageTexts } from './en.ts';

export const texts: LanguageTexts = {
  language: 'Мова',
  description: 'Мова порталу та листів, які ви отримуєте.',
  notChanged: 'Мову не змінено',
};
