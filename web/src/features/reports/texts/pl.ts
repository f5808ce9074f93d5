import { formatsOf } from '@portal/contract/formats';
import type { ReportsTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

export const texts: ReportsTexts = {
  page: {
    title: 'Raport ze szkolenia',
    titleOf: (company) => `Raport ze szkolenia: ${company}`,
    documentTitle: (company) => `Raport: ${company}`,
    back: 'Wszystkie raporty',
    timeZone: (timeZone) => `Wszystkie daty podano w strefie czasowej ${timeZone}.`,
    loading: 'Wczytywanie raportu…',
    loadFailed: 'Nie udało się wczytać raportu',
    print: 'Drukuj',
    printFailed: 'Nie udało się wczytać raportu',
    showMore: 'Pokaż więcej uczestników',
  },
  section: { title: 'Raport', link: 'Raport', printOrDownload: 'Drukuj lub pobierz' },
  paper: {
    printed: ({ now, timeZone }) => `${now}. Wszystkie daty podano w strefie czasowej ${timeZone}.`,
    isPart: ({ shown, total }) =>
      `Pierwsi uczestnicy według nazwiska: ${number(shown)} z ${number(total)}. Pobrany plik zawiera wszystkich.`,
  },
  figures: {
    title: 'Statystyki',
    people: 'Osoby',
    completed: 'Ukończono',
    averageScore: 'Średni wynik',
    stuck: 'Bez postępu',
    completedPercent: (percent) => `${number(percent)}%`,
    scorePercent: (percent) => `${percent}%`,
    completedOf: ({ completed, people }) => `${number(completed)} z ${number(people)}`,
    stuckAfter: (days) =>
      plural(days, {
        one: 'Bez postępu od ponad 1 dnia',
        other: `Bez postępu od ponad ${number(days)} dni`,
      }),
    counted: (time) => `Stan na ${time}`,
  },
  trainees: {
    title: (company) => `Uczestnicy firmy ${company}`,
    noTrainees: {
      title: 'Nie ma jeszcze uczestników',
      hint: 'Raport przedstawia uczestników firmy wraz z ich modułami.',
    },
    noMembers: {
      title: 'Brak uczestników dla tego wyboru',
      hint: 'Wybierz inną grupę lub wszystkie grupy.',
    },
    noModules: {
      title: 'Nie ma jeszcze modułów',
      hint: 'Raport pokazuje wynik każdego uczestnika w każdym module firmy.',
      open: 'Otwórz moduły firmy',
    },
    inWords: 'Słowa zamiast symboli',
    trainee: 'Uczestnik',
    noCertificate: 'Brak',
    passMark: (percent) => `Próg zaliczenia ${percent}%`,
    modulesCompleted: ({ completed, total }) =>
      plural(total, {
        one: `Ukończono ${number(completed)} z 1 modułu`,
        other: `Ukończono ${number(completed)} z ${number(total)} modułów`,
      }),
    completedOn: (date) => `Ukończono ${date}`,
    completedWithNew: (date, newModules) => `Ukończono ${date}; ${newModules}`,
  },
  result: {
    score: (percent) => `${percent}%`,
    on: (date) => date,
    opened: (date) => `otwarto ${date}`,
    inOneLine: ({ status, score, completedOn, openedOn }) => {
      const begin = score === null ? status : `${status}, wynik ${score}%`;
      const completed = completedOn === null ? '' : `, ${completedOn}`;
      const opened = openedOn === null ? '' : `, otwarto ${openedOn}`;
      return `${begin}${completed}${opened}`;
    },
    symbols: 'Symbole',
  },
};
