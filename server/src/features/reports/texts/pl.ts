import { formatsOf } from '@portal/contract/formats';
import { STUCK_AFTER_DAYS } from '@portal/contract/limits';
import type { ReportFileTexts, WeeklyMailTexts } from './en.ts';

const { number, percent, plural, time } = formatsOf('pl');

function listed(names: readonly string[], unnamed: number): string {
  const more = unnamed === 0 ? '' : ` i jeszcze ${number(unnamed)}`;
  return `${names.join(', ')}${more}`;
}

export const texts: WeeklyMailTexts = {
  subject: (company) => `Raport tygodniowy: ${company ?? 'wszystkie firmy'}`,
  companies: (count) =>
    plural(count, {
      one: `${number(count)} firma`,
      few: `${number(count)} firmy`,
      many: `${number(count)} firm`,
      other: `${number(count)} firmy`,
    }),
  noTrainees: (about) => `${about}: nie ma jeszcze uczestników.`,
  figures: (about, sum) => {
    const people = plural(sum.people, {
      one: `${number(sum.people)} uczestnik`,
      few: `${number(sum.people)} uczestników`,
      many: `${number(sum.people)} uczestników`,
      other: `${number(sum.people)} uczestnika`,
    });
    return `${about}: ${people}, ${number(sum.completed)} z ukończonym szkoleniem (${percent(sum.completedPercent)}), średni wynik ${percent(sum.averageScore)}, ${number(sum.stuck)} bez postępu.`;
  },
  stuckIn: (names, unnamed) =>
    `Firmy, w których są uczestnicy bez postępu: ${listed(names, unnamed)}.`,
  upToDate: (share) => `Na bieżąco: ${percent(share)} uczestników z modułami obowiązkowymi.`,
  upToDateIn: (names, unnamed) =>
    `Na bieżąco w firmach z zaległościami: ${listed(names, unnamed)}.`,
  counted: (instant, timeZone) =>
    `Stan: ${time(instant, timeZone)} (${timeZone}). „Bez postępu” oznacza brak jakiegokolwiek postępu od ponad ${number(STUCK_AFTER_DAYS)} dni.`,
  openReport: 'Otwórz raport',
  openReports: 'Otwórz raporty',
  ending:
    'Otrzymujesz tę wiadomość, ponieważ zamówiono dla Ciebie raport tygodniowy. Możesz go wyłączyć w ustawieniach powiadomień.',
};

export const fileTexts: ReportFileTexts = {
  overallProgress: 'Ogólny postęp',
  modulesCompleted: 'Ukończone moduły',
  modules: 'Moduły',
  averageScore: 'Średni wynik',
  timeSpent: 'Poświęcony czas (sekundy)',
  lastActivity: 'Ostatnia aktywność',
  joined: 'Dołączenie',
  trainingCompleted: 'Ukończenie szkolenia',
  newModules: 'Nowe moduły od ukończenia',
  invited: 'Zaproszenie',
  firstOpened: 'Pierwsze otwarcie modułu',
  module: {
    status: (module) => `${module}: status`,
    opened: (module) => `${module}: otwarto`,
    completed: (module) => `${module}: ukończono`,
    score: (module, passMark) => `${module}: wynik, próg zaliczenia ${percent(passMark)}`,
    noQuiz: (module) => `${module}: bez quizu`,
  },
  companies: 'Firmy',
  trainees: 'Uczestnicy',
  completed: 'Ukończono',
  notCompleted: 'Nie ukończono',
  stuck: 'Bez postępu',
  upToDate: 'Na bieżąco',
  counted: 'Stan na',
};
