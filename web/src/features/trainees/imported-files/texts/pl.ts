import { formatsOf } from '@portal/contract/formats';
import type { FileTexts } from './en.ts';

const { list, number, plural } = formatsOf('pl');

export const rows = (count: number) =>
  plural(count, {
    one: '1 wiersz',
    few: `${number(count)} wiersze`,
    other: `${number(count)} wierszy`,
  });

export const goodRows = (count: number) =>
  plural(count, {
    one: '1 poprawny wiersz',
    few: `${number(count)} poprawne wiersze`,
    other: `${number(count)} poprawnych wierszy`,
  });

export const quoted = (names: readonly string[]) => names.map((name) => `„${name}”`);

export const texts: FileTexts = {
  file: 'Plik CSV lub Excel',
  fileHint: ({ required, optional, maxRows, maxSize }) =>
    `Kolumny ${required.join(', ')} oraz opcjonalnie ${list(optional)}. Maksymalnie ${rows(maxRows)} i ${maxSize}.`,
  template: 'Pobierz szablon',
  doing: {
    checking: 'Sprawdzanie wierszy…',
    importing: 'Ponowne sprawdzanie wierszy…',
    listing: 'Wypisywanie wierszy do poprawy…',
  },
  sending: 'Wysyłanie pliku…',
  uploadOf: (fileName) => `Przesyłanie pliku ${fileName}`,
  addedOf: (finished, total) => `${number(finished)} z ${number(total)}`,
  stop: 'Anuluj',
  stopping: 'Anulowanie…',
  inBackground: 'Kontynuuj w tle',
  leftOut: (count) =>
    plural(count, {
      one: 'Pominięto 1 wiersz. Pobierz go z podaną przyczyną, popraw plik i zaimportuj go.',
      few: `Pominięto ${number(count)} wiersze. Pobierz je z podanymi przyczynami, popraw plik i zaimportuj go.`,
      other: `Pominięto ${number(count)} wierszy. Pobierz je z podanymi przyczynami, popraw plik i zaimportuj go.`,
    }),
  done: 'Gotowe',
  downloadBadRows: (count) =>
    plural(count, {
      one: 'Pobierz 1 błędny wiersz',
      few: `Pobierz ${number(count)} błędne wiersze`,
      other: `Pobierz ${number(count)} błędnych wierszy`,
    }),
  badRowsFile: (name) => `${name}-wiersze-do-poprawy.csv`,
  line: (line) => `Wiersz ${line}`,

  allReady: (count) =>
    plural(count, {
      one: 'Wiersz można zaimportować.',
      other: `Można zaimportować wszystkie wiersze (${count}).`,
    }),
  refused: (refused, total) =>
    plural(total, {
      one: `Nie można zaimportować ${refused} z 1 wiersza.`,
      other: `Nie można zaimportować ${refused} z ${number(total)} wierszy.`,
    }),
  correctFile: 'Popraw plik i wybierz go ponownie.',
  importOthers: (ready) =>
    plural(ready, {
      one: 'Zaimportuj teraz pozostały albo popraw plik i wybierz go ponownie.',
      other: 'Zaimportuj teraz pozostałe albo popraw plik i wybierz go ponownie.',
    }),
  columnsRead: (columns) => {
    const each = columns.map(({ name, headers }) => `${name} z ${list(quoted(headers))}`);
    return `Odczytano: ${each.join(', ')}.`;
  },
  columnsFromLine: (line) => `Kolumny z wiersza ${line}.`,
  sheet: (name, row) => `Arkusz „${name}”, kolumny z wiersza ${row}.`,
  otherSheets: (names) => `Inne arkusze nie są odczytywane: ${quoted(names).join(', ')}.`,
  notUsed: (columns) => `Nieużywane: ${columns.join(', ')}.`,
  otherFile: 'Wybierz inny plik',
  importGood: (count) => `Importuj ${goodRows(count)}`,
  moreRows: (count) => `… i jeszcze ${rows(count)}.`,
  goodRows,
  firstGoodRows: (shown, total) =>
    plural(total, {
      one: `Pierwsze ${shown} z 1 poprawnego wiersza`,
      other: `Pierwsze ${shown} z ${number(total)} poprawnych wierszy`,
    }),

  emailColumn: 'Kolumna z adresami e-mail',
  emailColumnHint: 'Plik ma ich kilka.',
  encoding: 'Kodowanie pliku',
  encodingHint:
    'Plik go nie podaje. Jeśli nazwiska wyglądają niepoprawnie, wybierz inne lub zapisz plik jako „CSV UTF-8” albo .xlsx.',
  codePages: {
    'windows-1252': 'Europa Zachodnia (Windows-1252)',
    'windows-1250': 'Europa Środkowa (Windows-1250)',
    'windows-1254': 'Turecki (Windows-1254)',
    'windows-1257': 'Bałtycki (Windows-1257)',
    macintosh: 'Mac Roman',
    cp850: 'MS-DOS, Europa Zachodnia (850)',
    cp852: 'MS-DOS, Europa Środkowa (852)',
    'windows-1251': 'Cyrylica (Windows-1251)',
    'windows-1253': 'Grecki (Windows-1253)',
    'koi8-r': 'Cyrylica (KOI8-R)',
    cp866: 'MS-DOS, cyrylica (866)',
  },
  hiddenRows: 'Ukryte wiersze',
  includeHidden: 'Importuj też ukryte wiersze',
  hiddenIncluded: 'Są wśród wierszy poniżej.',
  hiddenLeftOut: (count) =>
    plural(count, {
      one: '1 wiersz jest ukryty w arkuszu i pominięty.',
      few: `${number(count)} wiersze są ukryte w arkuszu i pominięte.`,
      other: `${number(count)} wierszy jest ukrytych w arkuszu i pominiętych.`,
    }),
  showHidden: 'Pokaż ukryte wiersze',

  rowsToCorrect: 'Wiersze do poprawy',
  countToCorrect: (count) => `${rows(count)} do poprawy`,
  moreBadRows: (count) => `… i jeszcze ${rows(count)} z błędami; są w pliku błędnych wierszy.`,
};
