import { formatsOf } from '@portal/contract/formats';
import type { ResultsImportTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

const results = (count: number) =>
  plural(count, {
    one: '1 wynik',
    few: `${number(count)} wyniki`,
    other: `${number(count)} wyników`,
  });

/** In the genitive. */
const ofResults = (count: number) =>
  plural(count, { one: '1 wyniku', other: `${number(count)} wyników` });

export const texts: ResultsImportTexts = {
  description:
    'Plik jest najpierw sprawdzany. Bez Twojego potwierdzenia nic nie zostanie zapisane.',
  fileRules:
    'Uczestnicy są rozpoznawani po adresie e-mail, a moduły po nazwie w firmie uczestnika. Data jest datą z arkusza kalkulacyjnego albo ma postać 2026-12-25 lub 25/12/2026. Nazwy kolumn mogą być w innych językach. Ze skoroszytu odczytywany jest pierwszy widoczny arkusz z tymi kolumnami.',
  effect: (column) =>
    `Wyniki liczą się jako ukończenie. Są oznaczone jako zapisane, nigdy jako obejrzane tutaj. Wynik bez „${column}” jest ważny bezterminowo.`,
  templateFile: 'wczesniejsze-wyniki.csv',
  templateRow: { module: 'Nazwa modułu', note: 'Zaświadczenie na papierze' },
  recording: (count) => `Zapisywanie ${ofResults(count)}…`,
  recorded: (count) => `Zapisano ${results(count)}`,
  recordedPartly: (done, total) => `Zapisano ${number(done)} z ${ofResults(total)}.`,

  report: {
    new: (count) =>
      plural(count, {
        one: '1 nowy',
        few: `${number(count)} nowe`,
        other: `${number(count)} nowych`,
      }),
    unchanged: (count) =>
      plural(count, {
        one: '1 już zapisany',
        few: `${number(count)} już zapisane`,
        other: `${number(count)} już zapisanych`,
      }),
    undecided: (count) => `${number(count)} z datą, którą można odczytać na dwa sposoby`,
    counts: (counts) => `Wyniki: ${counts.join('; ')}.`,
    recordAll: (count) => `Zapisz ${results(count)}`,
    orderFirst: 'Najpierw wybierz sposób odczytu dat.',
    orderMissing: 'Wybierz sposób odczytu dat',
    forEver: (count, column) =>
      plural(count, {
        one: `1 wynik bez „${column}” jest ważny bezterminowo.`,
        few: `${number(count)} wyniki bez „${column}” są ważne bezterminowo.`,
        other: `${number(count)} wyników bez „${column}” jest ważnych bezterminowo.`,
      }),
    unnamed: 'Bez adresu e-mail i modułu',
    doubtfulNotes: 'Wątpliwe notatki',
    doubtfulAdvice: 'Znaki w tych notatkach mogą być błędne. Sprawdź je.',
    notesAreRight: 'Te notatki są poprawne',
  },

  dates: {
    question: (text, line) => `Wiersz ${line}: jaki dzień oznacza „${text}”?`,
    ambiguous: (count) =>
      plural(count, {
        one: '1 datę z pliku można odczytać na dwa sposoby. Wybór dotyczy całego pliku.',
        few: `${number(count)} daty z pliku można odczytać na dwa sposoby. Wybór dotyczy całego pliku.`,
        other: `${number(count)} dat z pliku można odczytać na dwa sposoby. Wybór dotyczy całego pliku.`,
      }),
    orders: { 'day-first': 'Najpierw dzień', 'month-first': 'Najpierw miesiąc' },
    only: {
      'day-first': (text, line) => `Wiersz ${line}: w „${text}” pierwszy może być tylko dzień.`,
      'month-first': (text, line) => `Wiersz ${line}: w „${text}” pierwszy może być tylko miesiąc.`,
    },
  },
};
