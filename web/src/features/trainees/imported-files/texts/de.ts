import { formatsOf } from '@portal/contract/formats';
import type { FileTexts } from './en.ts';

const { list, number, plural } = formatsOf('de');

export const goodRows = (count: number) =>
  plural(count, { one: '1 fehlerfreie Zeile', other: `${number(count)} fehlerfreie Zeilen` });

export const quoted = (names: readonly string[]) => names.map((name) => `„${name}“`);

export const texts: FileTexts = {
  file: 'CSV- oder Excel-Datei',
  fileHint: ({ required, optional, maxRows, maxSize }) =>
    `Spalten ${required.join(', ')} und auf Wunsch ${list(optional)}. Bis zu ${number(maxRows)} Zeilen und ${maxSize}.`,
  template: 'Vorlage herunterladen',
  doing: {
    checking: 'Zeilen werden geprüft\u00a0…',
    importing: 'Zeilen werden noch einmal geprüft\u00a0…',
    listing: 'Zu korrigierende Zeilen werden aufgelistet\u00a0…',
  },
  sending: 'Datei wird gesendet\u00a0…',
  uploadOf: (fileName) => `Hochladen: ${fileName}`,
  addedOf: (finished, total) => `${number(finished)} von ${number(total)}`,
  stop: 'Abbrechen',
  stopping: 'Wird abgebrochen\u00a0…',
  inBackground: 'Im Hintergrund fortsetzen',
  leftOut: (count) =>
    plural(count, {
      one: '1 Zeile wurde ausgelassen. Laden Sie sie mit den Gründen herunter, korrigieren Sie die Datei und importieren Sie sie.',
      other: `${number(count)} Zeilen wurden ausgelassen. Laden Sie sie mit den Gründen herunter, korrigieren Sie die Datei und importieren Sie sie.`,
    }),
  done: 'Fertig',
  downloadBadRows: (count) =>
    plural(count, {
      one: '1 fehlerhafte Zeile herunterladen',
      other: `${number(count)} fehlerhafte Zeilen herunterladen`,
    }),
  badRowsFile: (name) => `${name}-zu-korrigieren.csv`,
  line: (line) => `Zeile ${line}`,

  allReady: (rows) =>
    plural(rows, {
      one: 'Die Zeile kann importiert werden.',
      other: `Alle ${rows} Zeilen können importiert werden.`,
    }),
  refused: (refused, rows) =>
    plural(rows, {
      one: 'Die Zeile kann nicht importiert werden.',
      other: plural(refused, {
        one: `1 von ${number(rows)} Zeilen kann nicht importiert werden.`,
        other: `${refused} von ${number(rows)} Zeilen können nicht importiert werden.`,
      }),
    }),
  correctFile: 'Korrigieren Sie die Datei und wählen Sie sie noch einmal aus.',
  importOthers: (ready) =>
    plural(ready, {
      one: 'Importieren Sie jetzt die andere Zeile oder korrigieren Sie die Datei und wählen Sie sie noch einmal aus.',
      other:
        'Importieren Sie jetzt die anderen Zeilen oder korrigieren Sie die Datei und wählen Sie sie noch einmal aus.',
    }),
  columnsRead: (columns) => {
    const each = columns.map(({ name, headers }) => `${name} aus ${list(quoted(headers))}`);
    return `${each.join(', ')}.`;
  },
  columnsFromLine: (line) => `Spaltennamen aus Zeile ${line}.`,
  sheet: (name, row) => `Blatt „${name}“, Spaltennamen aus Zeile ${row}.`,
  otherSheets: (names) => `Andere Blätter werden nicht gelesen: ${quoted(names).join(', ')}.`,
  notUsed: (columns) => `Nicht verwendet: ${columns.join(', ')}.`,
  otherFile: 'Andere Datei auswählen',
  importGood: (count) => `${goodRows(count)} importieren`,
  moreRows: (count) =>
    plural(count, {
      one: '… und 1 weitere Zeile.',
      other: `… und ${number(count)} weitere Zeilen.`,
    }),
  goodRows,
  firstGoodRows: (shown, total) =>
    plural(total, {
      one: goodRows(total),
      other: `Die ersten ${shown} von ${number(total)} fehlerfreien Zeilen`,
    }),

  emailColumn: 'Spalte mit den E-Mail-Adressen',
  emailColumnHint: 'Die Datei hat mehrere.',
  encoding: 'Zeichenkodierung der Datei',
  encodingHint:
    'Die Datei gibt sie nicht an. Wenn Namen falsch aussehen, wählen Sie eine andere oder speichern Sie die Datei als „CSV UTF-8“ oder .xlsx.',
  codePages: {
    'windows-1252': 'Westeuropa (Windows-1252)',
    'windows-1250': 'Mitteleuropa (Windows-1250)',
    'windows-1254': 'Türkisch (Windows-1254)',
    'windows-1257': 'Baltisch (Windows-1257)',
    macintosh: 'Mac Roman',
    cp850: 'MS-DOS, Westeuropa (850)',
    cp852: 'MS-DOS, Mitteleuropa (852)',
    'windows-1251': 'Kyrillisch (Windows-1251)',
    'windows-1253': 'Griechisch (Windows-1253)',
    'koi8-r': 'Kyrillisch (KOI8-R)',
    cp866: 'MS-DOS, Kyrillisch (866)',
  },
  hiddenRows: 'Ausgeblendete Zeilen',
  includeHidden: 'Ausgeblendete Zeilen mit importieren',
  hiddenIncluded: 'Diese Zeilen sind unten mit aufgeführt.',
  hiddenLeftOut: (count) =>
    plural(count, {
      one: '1 Zeile ist im Blatt ausgeblendet und wird ausgelassen.',
      other: `${number(count)} Zeilen sind im Blatt ausgeblendet und werden ausgelassen.`,
    }),
  showHidden: 'Ausgeblendete Zeilen anzeigen',

  rowsToCorrect: 'Zu korrigierende Zeilen',
  countToCorrect: (count) =>
    plural(count, {
      one: '1 zu korrigierende Zeile',
      other: `${number(count)} zu korrigierende Zeilen`,
    }),
  moreBadRows: (count) =>
    plural(count, {
      one: '… und 1 weitere Zeile mit Fehlern; sie steht in der Datei der fehlerhaften Zeilen.',
      other: `… und ${number(count)} weitere Zeilen mit Fehlern; sie stehen in der Datei der fehlerhaften Zeilen.`,
    }),
};
