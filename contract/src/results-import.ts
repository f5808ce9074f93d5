/** Earlier results that admins record for many trainees by a file. */
import * as z from 'zod/mini';
import { call } from './call.ts';
import { email, moduleName, optionalText } from './fields.ts';
import { fileAsRead, problemsOfRow, reading, rowsParam } from './imported-files.ts';
import { clientRequestId, job } from './jobs.ts';
import { RECORDED_NOTE_MAX } from './limits.ts';
import { civilDate, enteredDate } from './requirements.ts';

const RESULTS_FILE = { name: 'results', kind: 'table', required: true } as const;

interface ColumnOfResults {
  /** The name of the column in messages. The server also accepts other names of it. */
  readonly header: string;
  readonly isRequired: boolean;
  /** A cell with a day is read as `2027-02-28` before it is checked. */
  readonly field: z.ZodMiniType<string, string>;
}

/** The columns of a file with earlier results, in the order of the template. */
export const RESULT_COLUMNS = {
  email: { header: 'email', isRequired: true, field: email },
  module: { header: 'module', isRequired: true, field: moduleName },
  completedOn: { header: 'completed on', isRequired: true, field: enteredDate },
  validUntil: { header: 'valid until', isRequired: false, field: civilDate },
  note: { header: 'note', isRequired: false, field: optionalText(RECORDED_NOTE_MAX) },
} as const satisfies Record<string, ColumnOfResults>;

export type ResultColumn = keyof typeof RESULT_COLUMNS;
export const RESULT_COLUMN_NAMES = Object.keys(RESULT_COLUMNS) as readonly ResultColumn[];

/** How days such as 03/04/2026 are read: as 3 April or as 4 March. */
export const dateOrder = z.enum(['day-first', 'month-first']);
export type DateOrder = z.infer<typeof dateOrder>;

/** A row with problems; `line` is the line in the file, counted with the header. */
export const resultProblem = z.object({
  line: z.int(),
  email: z.string(),
  module: z.string(),
  ...problemsOfRow,
});
export type ResultProblem = z.infer<typeof resultProblem>;

/** A result that can be recorded, as it will be stored. */
export const recordableResult = z.object({
  line: z.int(),
  email: z.string(),
  name: z.string(),
  company: z.string(),
  module: z.string(),
  completedOn: civilDate,
  /** Null for ever: the months of the module's rule do not apply to recorded results. */
  validUntil: z.nullable(civilDate),
  note: z.string(),
});
export type RecordableResult = z.infer<typeof recordableResult>;

/** How the days of the file are read. Days such as 2026-12-25 and 25.12.2026 are never doubtful. */
export const readDates = z.object({
  /**
   * - `unambiguous`: no day can be read in both orders.
   * - `file`: some can, and each day of the file can be read in `order`, some of them only so.
   * - `ask`: some can, and the file does not decide. Their rows are `undecided` until an order is chosen.
   * - `admin`: the order was chosen. A day that cannot be read in it is a problem.
   */
  decidedBy: z.enum(['unambiguous', 'file', 'ask', 'admin']),
  /** Null for `unambiguous` and `ask`. */
  order: z.nullable(dateOrder),
  /** Number of days that can be read in both orders. */
  ambiguous: z.int(),
  /** The first of them. */
  example: z.nullable(
    z.object({ line: z.int(), text: z.string(), dayFirst: civilDate, monthFirst: civilDate }),
  ),
  /** The first day that can be read in one order only, for each order. */
  only: z.array(z.object({ line: z.int(), text: z.string(), order: dateOrder })),
});
export type ReadDates = z.infer<typeof readDates>;

export const resultsReport = z.object({
  ...fileAsRead,
  /** The columns that were recognized, with their names in the file. */
  columns: z.array(
    z.object({
      column: z.enum(['email', 'module', 'completedOn', 'validUntil', 'note']),
      headers: z.array(z.string()),
    }),
  ),
  dates: readDates,
  /** Number of rows below the header, without hidden ones that are left out. */
  rows: z.int(),
  /** Number of results that can be recorded. */
  ready: z.int(),
  /** The first of them, in the order of the file. */
  readyRows: z.array(recordableResult),
  /** Number of these results that count for ever. */
  forEver: z.int(),
  /** Number of rows whose result is recorded already: of the same person, module and day. */
  unchanged: z.int(),
  /** Number of rows without another problem whose days can be read in both orders while none is chosen. */
  undecided: z.int(),
  /** Number of hidden rows that are left out. */
  hiddenRows: z.int(),
  /** The first of them, as they are in the file. */
  hiddenRowsShown: z.array(z.object({ line: z.int(), email: z.string(), module: z.string() })),
  /** Number of results to record whose note may have wrong letters. */
  doubtful: z.int(),
  /** The first of them. */
  doubtfulRows: z.array(z.object({ line: z.int(), email: z.string(), note: z.string() })),
  problemRows: z.int(),
  /** The first problems, in the order of the file. */
  problems: z.array(resultProblem),
});
export type ResultsReport = z.infer<typeof resultsReport>;

const readingOfResults = {
  ...reading,
  /** For days that can be read in both orders. */
  dateOrder: z.optional(dateOrder),
};

export const checkResultsImport = call({
  name: 'checkResultsImport',
  method: 'POST',
  path: '/admin/recorded-results/import/check',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: 'input',
  summary:
    'Says of each row of a CSV or XLSX file (email, module, completed on and, if you like, valid until and note) whether its result can be recorded. Days are those of a spreadsheet, or written as 2026-12-25, 25.12.2026, 25/12/2026 or 12/25/2026. A result without a last day counts for ever. Changes nothing.',
  file: RESULTS_FILE,
  body: z.object(readingOfResults),
  response: resultsReport,
  errors: ['TOO_LARGE', 'UNSUPPORTED_MEDIA'],
});

export const refusedResultRow = z.object({
  line: z.int(),
  /** The cells as they were read, days of a spreadsheet as `2026-12-25`. Long ones are cut. */
  cells: z.object({
    email: z.string(),
    module: z.string(),
    completedOn: z.string(),
    validUntil: z.string(),
    note: z.string(),
  }),
  ...problemsOfRow,
});
export type RefusedResultRow = z.infer<typeof refusedResultRow>;

export const listResultsImportProblems = call({
  name: 'listResultsImportProblems',
  method: 'POST',
  path: '/admin/recorded-results/import/problems',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: 'input',
  summary:
    'All rows of a CSV or XLSX file whose results cannot be recorded, with their cells and problems. Changes nothing.',
  file: RESULTS_FILE,
  body: z.object(readingOfResults),
  response: z.array(refusedResultRow),
  errors: ['TOO_LARGE', 'UNSUPPORTED_MEDIA'],
});

export const importResults = call({
  name: 'importResults',
  method: 'POST',
  path: '/admin/recorded-results/import',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: 'input',
  summary:
    'Records all results of a CSV or XLSX file in the background: if a row has a problem, the answer is a 409 with the report in `details`, and nothing is changed. With `expectedReady` the rows without a problem are recorded and the others left out; if their number is another one, the answer is that 409. If `dates.decidedBy` of the report is `ask`, `dateOrder` is required; if letters are doubtful, `lettersChecked`. Results that are recorded already stay as they are. A row whose person has left the company or whose result was recorded afterwards is refused.',
  file: RESULTS_FILE,
  body: z.object({
    ...readingOfResults,
    expectedReady: z.optional(rowsParam),
    /** The admin has looked at the doubtful rows. */
    lettersChecked: z.optional(z.literal('yes')),
    clientRequestId,
  }),
  status: 201,
  response: job,
  errors: ['CONFLICT', 'TOO_LARGE', 'UNSUPPORTED_MEDIA', 'UNAVAILABLE'],
});
