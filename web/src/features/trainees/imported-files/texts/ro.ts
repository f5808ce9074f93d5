import { formatsOf } from '@portal/contract/formats';
import type { FileTexts } from './en.ts';

const { list, number, plural } = formatsOf('ro');

export const counted = (count: number, one: string, many: string) =>
  plural(count, {
    one: `1 ${one}`,
    few: `${number(count)} ${many}`,
    other: `${number(count)} de ${many}`,
  });

export const goodRows = (count: number) => counted(count, 'rând corect', 'rânduri corecte');

export const quoted = (names: readonly string[]) => names.map((name) => `„${name}”`);

export const texts: FileTexts = {
  file: 'Fișier CSV sau Excel',
  fileHint: ({ required, optional, maxRows, maxSize }) =>
    `Coloanele ${required.join(', ')} și, dacă doriți, ${list(optional)}. Până la ${counted(maxRows, 'rând', 'rânduri')} și ${maxSize}.`,
  template: 'Descărcați șablonul',
  doing: {
    checking: 'Se verifică rândurile…',
    importing: 'Se verifică din nou rândurile…',
    listing: 'Se listează rândurile de corectat…',
  },
  sending: 'Se trimite fișierul…',
  uploadOf: (fileName) => `Încărcarea fișierului ${fileName}`,
  addedOf: (finished, total) => `${number(finished)} din ${number(total)}`,
  stop: 'Opriți',
  stopping: 'Se oprește…',
  inBackground: 'Continuați în fundal',
  leftOut: (count) =>
    plural(count, {
      one: '1 rând a fost omis. Descărcați-l împreună cu motivele, corectați fișierul și importați-l.',
      few: `${number(count)} rânduri au fost omise. Descărcați-le împreună cu motivele, corectați fișierul și importați-l.`,
      other: `${number(count)} de rânduri au fost omise. Descărcați-le împreună cu motivele, corectați fișierul și importați-l.`,
    }),
  done: 'Gata',
  downloadBadRows: (count) =>
    `Descărcați ${counted(count, 'rând cu probleme', 'rânduri cu probleme')}`,
  badRowsFile: (name) => `${name}-randuri-de-corectat.csv`,
  line: (line) => `Rândul ${line}`,

  allReady: (rows) =>
    plural(rows, {
      one: 'Rândul poate fi importat.',
      few: `Toate cele ${number(rows)} rânduri pot fi importate.`,
      other: `Toate cele ${number(rows)} de rânduri pot fi importate.`,
    }),
  refused: (refused, rows) =>
    `Rânduri care nu pot fi importate: ${number(refused)} din ${number(rows)}.`,
  correctFile: 'Corectați fișierul și alegeți-l din nou.',
  importOthers: (ready) =>
    plural(ready, {
      one: 'Importați acum celălalt rând sau corectați fișierul și alegeți-l din nou.',
      other: 'Importați acum celelalte rânduri sau corectați fișierul și alegeți-l din nou.',
    }),
  columnsRead: (columns) => {
    const each = columns.map(({ name, headers }) => `${name} din ${list(quoted(headers))}`);
    return `${each.join(', ')}.`;
  },
  columnsFromLine: (line) => `Coloane din rândul ${line}.`,
  sheet: (name, row) => `Foaia „${name}”, coloane din rândul ${row}.`,
  otherSheets: (names) => `Alte foi nu sunt citite: ${quoted(names).join(', ')}.`,
  notUsed: (columns) => `Nefolosite: ${columns.join(', ')}.`,
  otherFile: 'Alegeți alt fișier',
  importGood: (count) => `Importați ${goodRows(count)}`,
  moreRows: (count) => `… și încă ${counted(count, 'rând', 'rânduri')}.`,
  goodRows,
  firstGoodRows: (shown, total) => `Primele ${number(shown)} din ${goodRows(total)}`,

  emailColumn: 'Coloana cu adresele de e-mail',
  emailColumnHint: 'Fișierul are mai multe.',
  encoding: 'Codificarea fișierului',
  encodingHint:
    'Fișierul nu o precizează. Dacă numele arată greșit, alegeți alta sau salvați fișierul ca „CSV UTF-8” sau .xlsx.',
  codePages: {
    'windows-1252': 'Europa de Vest (Windows-1252)',
    'windows-1250': 'Europa Centrală (Windows-1250)',
    'windows-1254': 'Turcă (Windows-1254)',
    'windows-1257': 'Baltică (Windows-1257)',
    macintosh: 'Mac Roman',
    cp850: 'MS-DOS, Europa de Vest (850)',
    cp852: 'MS-DOS, Europa Centrală (852)',
    'windows-1251': 'Chirilică (Windows-1251)',
    'windows-1253': 'Greacă (Windows-1253)',
    'koi8-r': 'Chirilică (KOI8-R)',
    cp866: 'MS-DOS, chirilică (866)',
  },
  hiddenRows: 'Rânduri ascunse',
  includeHidden: 'Importați și rândurile ascunse',
  hiddenIncluded: 'Sunt printre rândurile de mai jos.',
  hiddenLeftOut: (count) =>
    plural(count, {
      one: '1 rând este ascuns în foaie și omis.',
      few: `${number(count)} rânduri sunt ascunse în foaie și omise.`,
      other: `${number(count)} de rânduri sunt ascunse în foaie și omise.`,
    }),
  showHidden: 'Afișați rândurile ascunse',

  rowsToCorrect: 'Rânduri de corectat',
  countToCorrect: (count) => counted(count, 'rând de corectat', 'rânduri de corectat'),
  moreBadRows: (count) =>
    `… și încă ${counted(
      count,
      'rând cu probleme, care este în fișierul cu rânduri de corectat.',
      'rânduri cu probleme, care sunt în fișierul cu rânduri de corectat.',
    )}`,
};
