import type { LayoutTexts } from './en.ts';

export const texts: LayoutTexts = {
  greeting: (name) => `Bonjour ${name},`,
  greetingWithoutName: 'Bonjour,',
  withoutButton: 'Si le bouton ne fonctionne pas, ouvrez',
};
