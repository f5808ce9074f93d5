import { formatsOf } from '@portal/contract/formats';
import type { CodePage } from '@portal/contract/imported-files';

const { list, number, plural } = formatsOf('en');

export const goodRows = (count: number) =>
  plural(count, { one: '1 good row', other: `${number(count)} good rows` });

export const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`);

/** The texts of all imports of files. */
export const texts = {
  file: 'CSV or Excel file',
  fileHint: (columns: {
    readonly required: readonly string[];
    readonly optional: readonly string[];
    readonly maxRows: number;
    readonly maxSize: string;
  }) =>
    `Columns ${columns.required.join(', ')} and, if you like, ${list(columns.optional)}. Up to ${number(columns.maxRows)} rows and ${columns.maxSize}.`,
  template: 'Download template',
  doing: {
    checking: 'Checking the rows…',
    importing: 'Checking the rows again…',
    listing: 'Listing the rows to correct…',
  },
  sending: 'Sending the file…',
  uploadOf: (fileName: string) => `Upload of ${fileName}`,
  addedOf: (finished: number, total: number) => `${number(finished)} of ${number(total)}`,
  /** Stops the import of the other rows. */
  stop: 'Cancel',
  stopping: 'Cancelling…',
  inBackground: 'Continue in the background',
  leftOut: (count: number) =>
    plural(count, {
      one: '1 row was left out. Download it with the reasons, correct the file and import it.',
      other: `${number(count)} rows were left out. Download them with the reasons, correct the file and import it.`,
    }),
  /** Closes the dialog. */
  done: 'Done',
  downloadBadRows: (count: number) =>
    plural(count, {
      one: 'Download the 1 bad row',
      other: `Download the ${number(count)} bad rows`,
    }),
  /** `name`: that of the imported file, without its ending. */
  badRowsFile: (name: string) => `${name}-rows-to-correct.csv`,
  line: (line: number) => `Line ${line}`,

  allReady: (rows: number) =>
    plural(rows, { one: 'The row can be imported.', other: `All ${rows} rows can be imported.` }),
  refused: (refused: number, rows: number) =>
    plural(rows, {
      one: `${refused} of 1 row cannot be imported.`,
      other: `${refused} of ${number(rows)} rows cannot be imported.`,
    }),
  correctFile: 'Correct the file and choose it again.',
  importOthers: (ready: number) =>
    plural(ready, {
      one: 'Import the other one now, or correct the file and choose it again.',
      other: 'Import the others now, or correct the file and choose it again.',
    }),
  columnsRead: (
    columns: readonly { readonly name: string; readonly headers: readonly string[] }[],
  ) => {
    const each = columns.map(({ name, headers }) => `${name} from ${list(quoted(headers))}`);
    return `${each.join(', ')}.`;
  },
  columnsFromLine: (line: number) => `Columns from line ${line}.`,
  sheet: (name: string, row: number) => `Sheet “${name}”, columns from row ${row}.`,
  otherSheets: (names: readonly string[]) =>
    `Other sheets are not read: ${quoted(names).join(', ')}.`,
  notUsed: (columns: readonly string[]) => `Not used: ${columns.join(', ')}.`,
  otherFile: 'Choose another file',
  importGood: (count: number) => `Import the ${goodRows(count)}`,
  moreRows: (count: number) =>
    plural(count, { one: '… and 1 more row.', other: `… and ${number(count)} more rows.` }),
  goodRows,
  firstGoodRows: (shown: number, total: number) => `The first ${shown} of ${goodRows(total)}`,

  emailColumn: 'Column with the emails',
  emailColumnHint: 'The file has several.',
  encoding: 'Encoding of the file',
  encodingHint:
    'The file does not say it. If names look wrong, choose another one, or save the file as “CSV UTF-8” or .xlsx.',
  /** By what wrote the file. */
  codePages: {
    'windows-1252': 'Western Europe (Windows-1252)',
    'windows-1250': 'Central Europe (Windows-1250)',
    'windows-1254': 'Turkish (Windows-1254)',
    'windows-1257': 'Baltic (Windows-1257)',
    macintosh: 'Mac Roman',
    cp850: 'MS-DOS, Western Europe (850)',
    cp852: 'MS-DOS, Central Europe (852)',
    'windows-1251': 'Cyrillic (Windows-1251)',
    'windows-1253': 'Greek (Windows-1253)',
    'koi8-r': 'Cyrillic (KOI8-R)',
    cp866: 'MS-DOS, Cyrillic (866)',
  } satisfies Record<CodePage, string>,
  hiddenRows: 'Hidden rows',
  includeHidden: 'Import hidden rows too',
  hiddenIncluded: 'They are among the rows below.',
  hiddenLeftOut: (count: number) =>
    plural(count, {
      one: '1 row is hidden in the sheet and left out.',
      other: `${number(count)} rows are hidden in the sheet and left out.`,
    }),
  showHidden: 'Show the hidden rows',

  rowsToCorrect: 'Rows to correct',
  countToCorrect: (count: number) =>
    plural(count, { one: '1 row to correct', other: `${number(count)} rows to correct` }),
  moreBadRows: (count: number) =>
    plural(count, {
      one: '… and 1 more row with problems, which are in the file of bad rows.',
      other: `… and ${number(count)} more rows with problems, which are in the file of bad rows.`,
    }),
};

export type FileTexts = typeof texts;
