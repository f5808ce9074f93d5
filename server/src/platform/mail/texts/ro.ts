import type { LayoutTexts } from './en.ts';

export const texts: LayoutTexts = {
  greeting: (name) => `Bună ziua, ${name}!`,
  greetingWithoutName: 'Bună ziua!',
  withoutButton: 'Dacă butonul nu funcționează, deschideți',
};
