import type { LayoutTexts } from './en.ts';

export const texts: LayoutTexts = {
  greeting: (name) => `Dzień dobry, ${name}!`,
  greetingWithoutName: 'Dzień dobry!',
  withoutButton: 'Jeśli przycisk nie działa, otwórz',
};
