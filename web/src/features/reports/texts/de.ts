import { formatsOf } from '@portal/contract/formats';
import type { ReportsTexts } from './en.ts';

const { number, plural } = formatsOf('de');

export const texts: ReportsTexts = {
  page: {
    title: 'Schulungsbericht',
    titleOf: (company) => `Schulungsbericht: ${company}`,
    documentTitle: (company) => `Bericht: ${company}`,
    back: 'Alle Berichte',
    timeZone: (timeZone) => `Alle Datumsangaben in der Zeitzone ${timeZone}.`,
    loading: 'Bericht wird geladen\u00a0…',
    loadFailed: 'Der Bericht konnte nicht geladen werden',
    print: 'Drucken',
    printFailed: 'Der Bericht konnte nicht geladen werden',
    showMore: 'Weitere Teilnehmende anzeigen',
  },
  section: { title: 'Bericht', link: 'Bericht', printOrDownload: 'Drucken oder herunterladen' },
  paper: {
    printed: ({ now, timeZone }) => `${now}. Alle Datumsangaben in der Zeitzone ${timeZone}.`,
    isPart: ({ shown, total }) =>
      `Dies sind die ersten ${number(shown)} von ${number(total)} Teilnehmenden nach Namen. Die heruntergeladene Datei enthält alle.`,
  },
  figures: {
    title: 'Kennzahlen',
    people: 'Personen',
    completed: 'Abgeschlossen',
    averageScore: 'Durchschnittsergebnis',
    stuck: 'Ohne Fortschritt',
    completedPercent: (percent) => `${number(percent)}\u00a0%`,
    scorePercent: (percent) => `${percent}\u00a0%`,
    completedOf: ({ completed, people }) => `${number(completed)} von ${number(people)}`,
    stuckAfter: (days) => `Seit über ${number(days)} Tagen`,
    counted: (time) => `Gezählt: ${time}`,
  },
  trainees: {
    title: (company) => `Teilnehmende: ${company}`,
    noTrainees: {
      title: 'Noch keine Teilnehmenden',
      hint: 'Der Bericht führt die Teilnehmenden des Unternehmens mit ihren Modulen auf.',
    },
    noMembers: {
      title: 'Keine Teilnehmenden in dieser Auswahl',
      hint: 'Wählen Sie eine andere Gruppe oder alle Gruppen.',
    },
    noModules: {
      title: 'Noch keine Module',
      hint: 'Der Bericht zeigt das Ergebnis aller Teilnehmenden in jedem Modul des Unternehmens.',
      open: 'Module des Unternehmens öffnen',
    },
    inWords: 'Wörter statt Symbole',
    trainee: 'Teilnehmer/in',
    noCertificate: 'Keines',
    passMark: (percent) => `Bestehensgrenze ${percent}\u00a0%`,
    modulesCompleted: ({ completed, total }) =>
      plural(total, {
        one: `${number(completed)} von 1 Modul abgeschlossen`,
        other: `${number(completed)} von ${number(total)} Modulen abgeschlossen`,
      }),
    completedOn: (date) => `Abgeschlossen am ${date}`,
    completedWithNew: (date, newModules) => `Abgeschlossen am ${date}; ${newModules}`,
  },
  result: {
    score: (percent) => `${percent}\u00a0%`,
    on: (date) => `am ${date}`,
    opened: (date) => `geöffnet am ${date}`,
    inOneLine: ({ status, score, completedOn, openedOn }) => {
      const begin = score === null ? status : `${status}: ${score}\u00a0%`;
      const completed = completedOn === null ? '' : `, am ${completedOn}`;
      const opened = openedOn === null ? '' : `, geöffnet am ${openedOn}`;
      return `${begin}${completed}${opened}`;
    },
    symbols: 'Symbole',
  },
};
