import type { LanguageTexts } from './en.ts';

export const texts: LanguageTexts = {
  language: 'Idioma',
  description: 'El portal y los correos que recibe están en este idioma.',
  notChanged: 'No se ha cambiado el idioma',
};
