import { formatsOf } from '@portal/contract/formats';
import type { ComplianceTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

export const texts: ComplianceTexts = {
  tiles: {
    title: 'Uczestnicy według stanu',
    expiring: 'Wkrótce wygasa',
    failed: (message) => `Nie udało się policzyć stanów: ${message}`,
  },
  compliance: {
    title: 'Na bieżąco',
    description: 'Uczestnicy bez zaległego lub wygasłego modułu obowiązkowego',
    failed: 'Nie udało się wczytać, kto jest na bieżąco',
    people: ({ compliant, required }) =>
      plural(required, {
        one: `${number(compliant)} z 1 uczestnika`,
        other: `${number(compliant)} z ${number(required)} uczestników`,
      }),
    noPeople: 'Żaden uczestnik nie ma modułu obowiązkowego.',
    summary: ({ month, before, today }) =>
      `Na bieżąco: ${before} na koniec ${month}, ${today} dzisiaj.`,
    today: 'Dzisiaj',
    noMonths: 'Od końca tego miesiąca każdy miesiąc pojawi się tutaj.',
    chooseGroup: 'Wybierz jedną ze swoich grup, aby zobaczyć wcześniejsze miesiące.',
    table: {
      caption: 'Uczestnicy na bieżąco',
      month: 'Koniec miesiąca',
      compliant: 'Na bieżąco',
      required: 'Uczestnicy',
      share: 'Udział',
    },
  },
  weeks: {
    title: 'Najbliższe 90 dni',
    description: 'Liczone dla każdego uczestnika i modułu, według tygodni',
    failed: 'Nie udało się wczytać najbliższych 90 dni',
    due: 'Termin mija',
    expires: 'Wygasa',
    none: 'Żaden termin nie mija i nic nie wygasa.',
    summary: ({ due, expires }) =>
      `W najbliższych 90 dniach – termin mija: ${number(due)}, wygasa: ${number(expires)}.`,
    table: {
      caption: 'Mijające terminy i wygasające moduły',
      week: 'Tydzień od',
      module: 'Moduł',
    },
  },
};
