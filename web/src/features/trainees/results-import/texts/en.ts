import { formatsOf } from '@portal/contract/formats';
import type { DateOrder } from '@portal/contract/results-import';

const { number, plural } = formatsOf('en');

const results = (count: number) =>
  plural(count, { one: '1 result', other: `${number(count)} results` });

/** `column`: the name of the column with the last day. */
export const texts = {
  description: 'The file is checked first. No result is recorded until you confirm.',
  fileRules:
    'Trainees are found by their email, modules by their name in the company of the trainee. A day is that of a spreadsheet, or is written like 2026-12-25 or 25/12/2026. The names of columns may be in other languages. In a workbook, the first visible sheet with these columns is read.',
  effect: (column: string) =>
    `The results count as completed. They are shown as recorded, never as watched here. A result without “${column}” counts for ever.`,
  templateFile: 'earlier-results.csv',
  /** The example in the template. */
  templateRow: { module: 'Name of the module', note: 'Certificate on paper' },
  recording: (count: number) => `Recording ${results(count)}…`,
  recorded: (count: number) => `${results(count)} recorded`,
  recordedPartly: (done: number, total: number) => `${number(done)} of ${results(total)} recorded.`,

  /** The result of the check of a file. */
  report: {
    new: (count: number) => `${number(count)} new`,
    unchanged: (count: number) => `${number(count)} recorded already`,
    undecided: (count: number) => `${number(count)} with a day that can be read in two ways`,
    /** Those of the three above that are not 0. */
    counts: (counts: readonly string[]) => `${counts.join('; ')}.`,
    recordAll: (count: number) => `Record ${results(count)}`,
    /** After the number of rows that cannot be imported. */
    orderFirst: 'Please choose how days are read.',
    /** In place of the button that records, until an order is chosen. */
    orderMissing: 'Choose how days are read',
    forEver: (count: number, column: string) =>
      plural(count, {
        one: `1 result without “${column}” counts for ever.`,
        other: `${number(count)} results without “${column}” count for ever.`,
      }),
    unnamed: 'No email, no module',
    doubtfulNotes: 'Doubtful notes',
    doubtfulAdvice: 'Characters of these notes may be wrong. Please look at them.',
    notesAreRight: 'These notes are right',
  },

  /** The order of days such as 03/04/2026. `text`: such a day. */
  dates: {
    question: (text: string, line: number) => `Line ${line}: which day is “${text}”?`,
    ambiguous: (count: number) =>
      plural(count, {
        one: '1 day of the file can be read in two ways. The choice applies to the whole file.',
        other: `${number(count)} days of the file can be read in two ways. The choice applies to the whole file.`,
      }),
    orders: {
      'day-first': 'The day comes first',
      'month-first': 'The month comes first',
    } satisfies Record<DateOrder, string>,
    /** A day that can be read in this order only. */
    only: {
      'day-first': (text, line) => `In “${text}” of line ${line}, only the day can come first.`,
      'month-first': (text, line) => `In “${text}” of line ${line}, only the month can come first.`,
    } satisfies Record<DateOrder, (text: string, line: number) => string>,
  },
};

export type ResultsImportTexts = typeof texts;
