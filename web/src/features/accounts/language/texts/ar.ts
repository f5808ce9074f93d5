import type { LanguageTexts } from './en.ts';

export const texts: LanguageTexts = {
  language: 'اللغة',
  description: 'تظهر البوابة ورسائل البريد المرسلة إليك بهذه اللغة.',
  notChanged: 'لم تتغير اللغة',
};
