import { formatsOf } from '@portal/contract/formats';
import type { EditionsTexts } from './en.ts';

const { date, number, plural } = formatsOf('pl');

export const texts: EditionsTexts = {
  open: 'Wymagaj ponownie…',
  title: 'Wymaganie ponownego ukończenia',
  question: 'Czy trzeba go ukończyć ponownie?',
  completed: (count) =>
    plural(count, {
      one: '1 uczestnik ukończył ten moduł.',
      few: `${number(count)} uczestników ukończyło ten moduł.`,
      other: `${number(count)} uczestników ukończyło ten moduł.`,
    }),
  choice: 'Zmiana to',
  correction: 'Poprawka: nic się nie zmienia',
  again: 'Nowa treść: trzeba go ukończyć ponownie',
  by: 'Ukończyć ponownie do',
  byHint: 'Wcześniejsze ukończenia liczą się do tego dnia.',
  reason: 'Powód',
  reasonHint: 'Przeczytają go wszyscy uczestnicy, których to dotyczy.',
  confirm: 'Wymagaj ponownie',
  save: 'Zapisz zmiany',
  done: (day) => `Moduł trzeba ukończyć ponownie do: ${date(day)}`,
  savedWithout: 'Moduł jest zapisany, ale jeszcze nie to, że trzeba go ukończyć ponownie.',
  lost: 'Wprowadzone dane nie są jeszcze zapisane i przepadną.',
  leave: { title: 'Wyjść bez zapisywania?', confirm: 'Wyjdź' },
};
