import type { LanguageTexts } from './en.ts';

export const texts: LanguageTexts = {
  language: 'Dil',
  description: 'Portal ve size gönderilen e-postalar bu dildedir.',
  notChanged: 'Dil değiştirilmedi',
};
