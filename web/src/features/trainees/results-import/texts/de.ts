import { formatsOf } from '@portal/contract/formats';
import type { ResultsImportTexts } from './en.ts';

const { number, plural } = formatsOf('de');

const results = (count: number) =>
  plural(count, { one: '1 Ergebnis', other: `${number(count)} Ergebnisse` });

/** In the dative, after 'von'. */
const ofResults = (count: number) =>
  plural(count, { one: '1 Ergebnis', other: `${number(count)} Ergebnissen` });

export const texts: ResultsImportTexts = {
  description: 'Die Datei wird zuerst geprüft. Erst wenn Sie bestätigen, wird etwas eingetragen.',
  fileRules:
    'Personen werden an ihrer E-Mail-Adresse erkannt, Module an ihrem Namen im Unternehmen der Person. Ein Tag ist ein Datum der Tabellenkalkulation oder wie 2026-12-25 oder 25.12.2026 geschrieben. Die Spalten dürfen in anderen Sprachen benannt sein. In einer Arbeitsmappe wird das erste sichtbare Blatt mit diesen Spalten gelesen.',
  effect: (column) =>
    `Die Ergebnisse zählen als abgeschlossen. Sie werden als eingetragen angezeigt, nie als hier angesehen. Ein Ergebnis ohne „${column}“ gilt unbegrenzt.`,
  templateFile: 'fruehere-ergebnisse.csv',
  templateRow: { module: 'Name des Moduls', note: 'Nachweis auf Papier' },
  recording: (count) => `${results(count)} ${count === 1 ? 'wird' : 'werden'} eingetragen\u00a0…`,
  recorded: (count) => `${results(count)} eingetragen`,
  recordedPartly: (done, total) => `${number(done)} von ${ofResults(total)} eingetragen.`,

  report: {
    new: (count) => `${number(count)} neu`,
    unchanged: (count) => `${number(count)} schon eingetragen`,
    undecided: (count) => `${number(count)} mit einem Datum, das sich auf zwei Arten lesen lässt`,
    counts: (counts) => `${counts.join('; ')}.`,
    recordAll: (count) => `${results(count)} eintragen`,
    orderFirst: 'Bitte wählen Sie, ob der Tag oder der Monat zuerst steht.',
    orderMissing: 'Bitte wählen: Tag oder Monat zuerst',
    forEver: (count, column) =>
      plural(count, {
        one: `1 Ergebnis ohne „${column}“ gilt unbegrenzt.`,
        other: `${number(count)} Ergebnisse ohne „${column}“ gelten unbegrenzt.`,
      }),
    unnamed: 'Keine E-Mail-Adresse, kein Modul',
    doubtfulNotes: 'Zweifelhafte Notizen',
    doubtfulAdvice:
      'In diesen Notizen sind vielleicht Zeichen falsch. Bitte sehen Sie sie sich an.',
    notesAreRight: 'Diese Notizen sind richtig',
  },

  dates: {
    question: (text, line) => `Zeile ${line}: Welcher Tag ist „${text}“?`,
    ambiguous: (count) =>
      plural(count, {
        one: '1 Datumsangabe der Datei lässt sich auf zwei Arten lesen. Die Auswahl gilt für die ganze Datei.',
        other: `${number(count)} Datumsangaben der Datei lassen sich auf zwei Arten lesen. Die Auswahl gilt für die ganze Datei.`,
      }),
    orders: { 'day-first': 'Der Tag steht zuerst', 'month-first': 'Der Monat steht zuerst' },
    only: {
      'day-first': (text, line) => `In „${text}“ in Zeile ${line} kann nur der Tag zuerst stehen.`,
      'month-first': (text, line) =>
        `In „${text}“ in Zeile ${line} kann nur der Monat zuerst stehen.`,
    },
  },
};
