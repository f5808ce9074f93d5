import type { LayoutTexts } from './en.ts';

export const texts: LayoutTexts = {
  greeting: (name) => `مرحبًا \u2068${name}\u2069،`,
  greetingWithoutName: 'مرحبًا،',
  withoutButton: 'إذا لم يعمل الزر، فافتح',
};
