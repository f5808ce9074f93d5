import { formatsOf } from '@portal/contract/formats';
import type { ResultsImportTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

const results = (count: number) =>
  plural(count, {
    one: '1 rezultat',
    few: `${number(count)} rezultate`,
    other: `${number(count)} de rezultate`,
  });

export const texts: ResultsImportTexts = {
  description:
    'Fișierul este mai întâi verificat. Niciun rezultat nu se înregistrează până nu confirmați.',
  fileRules:
    'Cursanții sunt identificați după adresa de e-mail, iar modulele după numele lor în compania cursantului. O dată este cea dintr-o foaie de calcul sau se scrie ca 2026-12-25 ori 25/12/2026. Numele coloanelor pot fi în alte limbi. Dintr-un registru de lucru se citește prima foaie vizibilă cu aceste coloane.',
  effect: (column) =>
    `Rezultatele contează ca finalizate. Ele apar ca înregistrate, niciodată ca vizionate aici. Un rezultat fără „${column}” este valabil nelimitat.`,
  templateFile: 'rezultate-anterioare.csv',
  templateRow: { module: 'Numele modulului', note: 'Certificat pe hârtie' },
  recording: (count) => `Se înregistrează ${results(count)}…`,
  recorded: (count) => `Rezultate înregistrate: ${number(count)}`,
  recordedPartly: (done, total) => `Rezultate înregistrate: ${number(done)} din ${number(total)}.`,

  report: {
    new: (count) => `noi: ${number(count)}`,
    unchanged: (count) => `deja înregistrate: ${number(count)}`,
    undecided: (count) => `cu o dată care poate fi citită în două moduri: ${number(count)}`,
    counts: (counts) => `Rezultate ${counts.join('; ')}.`,
    recordAll: (count) => `Înregistrați ${results(count)}`,
    orderFirst: 'Alegeți mai întâi cum se citesc datele.',
    orderMissing: 'Alegeți cum se citesc datele',
    forEver: (count, column) =>
      plural(count, {
        one: `1 rezultat fără „${column}” este valabil nelimitat.`,
        few: `${number(count)} rezultate fără „${column}” sunt valabile nelimitat.`,
        other: `${number(count)} de rezultate fără „${column}” sunt valabile nelimitat.`,
      }),
    unnamed: 'Fără e-mail, fără modul',
    doubtfulNotes: 'Note îndoielnice',
    doubtfulAdvice: 'Unele caractere din aceste note pot fi greșite. Verificați-le.',
    notesAreRight: 'Aceste note sunt corecte',
  },

  dates: {
    question: (text, line) => `Rândul ${line}: ce zi este „${text}”?`,
    ambiguous: (count) =>
      plural(count, {
        one: '1 dată din fișier poate fi citită în două moduri. Alegerea este valabilă pentru tot fișierul.',
        few: `${number(count)} date din fișier pot fi citite în două moduri. Alegerea este valabilă pentru tot fișierul.`,
        other: `${number(count)} de date din fișier pot fi citite în două moduri. Alegerea este valabilă pentru tot fișierul.`,
      }),
    orders: { 'day-first': 'Ziua este prima', 'month-first': 'Luna este prima' },
    only: {
      'day-first': (text, line) => `În „${text}” din rândul ${line}, numai ziua poate fi prima.`,
      'month-first': (text, line) => `În „${text}” din rândul ${line}, numai luna poate fi prima.`,
    },
  },
};
