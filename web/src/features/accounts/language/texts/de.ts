import type { LanguageTexts } from './en.ts';

export const texts: LanguageTexts = {
  language: 'Sprache',
  description: 'Das Portal und die E-Mails an Sie sind in dieser Sprache.',
  notChanged: 'Die Sprache wurde nicht geändert',
};
