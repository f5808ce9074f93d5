import type { LayoutTexts } from './en.ts';

export const texts: LayoutTexts = {
  greeting: (name) => `Guten Tag ${name},`,
  greetingWithoutName: 'Guten Tag,',
  withoutButton: 'Wenn die Schaltfläche nicht funktioniert, öffnen Sie',
};
