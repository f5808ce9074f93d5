import type { LayoutTexts } from './en.ts';

export const texts: LayoutTexts = {
  greeting: (name) => `Merhaba ${name},`,
  greetingWithoutName: 'Merhaba,',
  withoutButton: 'Düğme çalışmazsa şu adresi açın:',
};
