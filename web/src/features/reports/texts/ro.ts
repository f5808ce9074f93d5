import { formatsOf } from '@portal/contract/formats';
import type { ReportsTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

const counted = (count: number, one: string, many: string) =>
  plural(count, {
    one: `1 ${one}`,
    few: `${number(count)} ${many}`,
    other: `${number(count)} de ${many}`,
  });

export const texts: ReportsTexts = {
  page: {
    title: 'Raport de instruire',
    titleOf: (company) => `Raport de instruire: ${company}`,
    documentTitle: (company) => `Raport: ${company}`,
    back: 'Toate rapoartele',
    timeZone: (timeZone) => `Toate datele sunt în fusul orar ${timeZone}.`,
    loading: 'Se încarcă raportul…',
    loadFailed: 'Raportul nu a putut fi încărcat',
    print: 'Tipăriți',
    printFailed: 'Raportul nu a putut fi încărcat',
    showMore: 'Afișați mai mulți cursanți',
  },
  section: { title: 'Raport', link: 'Raport', printOrDownload: 'Tipăriți sau descărcați' },
  paper: {
    printed: ({ now, timeZone }) => `${now}. Toate datele sunt în fusul orar ${timeZone}.`,
    isPart: ({ shown, total }) =>
      `Aceștia sunt primii ${number(shown)} din ${counted(total, 'cursant', 'cursanți')}, după nume. Fișierul descărcat îi conține pe toți.`,
  },
  figures: {
    title: 'Cifre',
    people: 'Persoane',
    completed: 'Au finalizat',
    averageScore: 'Scor mediu',
    stuck: 'Fără progres',
    completedPercent: (percent) => `${number(percent)}\u00a0%`,
    scorePercent: (percent) => `${percent}\u00a0%`,
    completedOf: ({ completed, people }) => `${number(completed)} din ${number(people)}`,
    stuckAfter: (days) => `Fără progres de peste ${counted(days, 'zi', 'zile')}`,
    counted: (time) => `Calculat: ${time}`,
  },
  trainees: {
    title: (company) => `Cursanți: ${company}`,
    noTrainees: {
      title: 'Încă niciun cursant',
      hint: 'Raportul îi listează pe cursanții companiei, cu modulele lor.',
    },
    noMembers: {
      title: 'Niciun cursant în această selecție',
      hint: 'Alegeți alt grup sau toate grupurile.',
    },
    noModules: {
      title: 'Încă niciun modul',
      hint: 'Raportul arată rezultatul fiecărui cursant la fiecare modul al companiei.',
      open: 'Deschideți modulele companiei',
    },
    inWords: 'Cuvinte în loc de simboluri',
    trainee: 'Cursant',
    noCertificate: 'Niciunul',
    passMark: (percent) => `Prag de promovare ${percent}\u00a0%`,
    modulesCompleted: ({ completed, total }) =>
      `Module finalizate: ${number(completed)} din ${number(total)}`,
    completedOn: (date) => `Finalizat pe ${date}`,
    completedWithNew: (date, newModules) => `Finalizat pe ${date}; ${newModules}`,
  },
  result: {
    score: (percent) => `${percent}\u00a0%`,
    on: (date) => `pe ${date}`,
    opened: (date) => `deschis pe ${date}`,
    inOneLine: ({ status, score, completedOn, openedOn }) => {
      const begin = score === null ? status : `${status} ${score}\u00a0%`;
      const completed = completedOn === null ? '' : `, pe ${completedOn}`;
      const opened = openedOn === null ? '' : `, deschis pe ${openedOn}`;
      return `${begin}${completed}${opened}`;
    },
    symbols: 'Simboluri',
  },
};
