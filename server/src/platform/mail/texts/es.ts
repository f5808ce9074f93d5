import type { LayoutTexts } from './en.ts';

export const texts: LayoutTexts = {
  greeting: (name) => `Hola, ${name}:`,
  greetingWithoutName: 'Hola:',
  withoutButton: 'Si el botón no funciona, abra',
};
