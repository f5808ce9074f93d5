import type { LayoutTexts } from './en.ts';

export const texts: LayoutTexts = {
  greeting: (name) => `Вітаємо, ${name}!`,
  greetingWithoutName: 'Вітаємо!',
  withoutButton: 'Якщо кнопка не працює, відкрийте',
};
