import { formatsOf } from '@portal/contract/formats';
import type { EditionsTexts } from './en.ts';

const { date, number, plural } = formatsOf('uk');

export const texts: EditionsTexts = {
  open: 'Вимагати знову…',
  title: 'Вимога пройти знову',
  question: 'Чи треба пройти його знову?',
  completed: (count) =>
    plural(count, {
      one: `${number(count)} учасник завершив цей модуль.`,
      few: `${number(count)} учасники завершили цей модуль.`,
      other: `${number(count)} учасників завершили цей модуль.`,
    }),
  choice: 'Зміна – це',
  correction: 'Виправлення: нічого не змінюється',
  again: 'Новий зміст: треба пройти знову',
  by: 'Пройти знову до',
  byHint: 'Попередні завершення чинні до цього дня.',
  reason: 'Причина',
  reasonHint: 'Її прочитають усі учасники, яких це стосується.',
  confirm: 'Вимагати знову',
  save: 'Зберегти зміни',
  done: (day) => `Модуль треба пройти знову до ${date(day)}`,
  savedWithout: 'Модуль збережено, але ще не те, що його треба пройти знову.',
  lost: 'Введене ще не збережено, і його буде втрачено.',
  leave: { title: 'Вийти, не зберігши?', confirm: 'Вийти' },
};
