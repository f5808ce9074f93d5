import * as z from 'zod/mini';
import { call } from './call.ts';
import { countParam, email, instant, nameText, newPassword, personName } from './fields.ts';
import { clientRequestId, job } from './jobs.ts';
import { IMPORT_CHOICES_MAX, IMPORT_ROWS_MAX } from './limits.ts';
import { listOf } from './sentences.ts';

const IMPORT_FILE = { name: 'trainees', kind: 'table', required: true } as const;

interface ColumnOfImport {
  /** The name of the column in the template and in messages. The server also accepts other names of it. */
  readonly header: string;
  readonly isRequired: boolean;
  readonly field: z.ZodMiniType<string, string>;
  /** Precedes a problem that does not name the field; null if all problems are shown unchanged. */
  readonly label: string | null;
}

/** The columns of an import file, in the order of the template. */
export const IMPORT_COLUMNS = {
  name: { header: 'name', isRequired: true, field: personName, label: 'Name' },
  email: { header: 'email', isRequired: true, field: email, label: null },
  company: {
    header: 'company',
    isRequired: true,
    field: nameText('Company is required'),
    label: 'Company',
  },
  password: { header: 'password', isRequired: false, field: newPassword, label: 'Password' },
} as const satisfies Record<string, ColumnOfImport>;

export type ImportColumn = keyof typeof IMPORT_COLUMNS;
export const IMPORT_COLUMN_NAMES = Object.keys(IMPORT_COLUMNS) as readonly ImportColumn[];

/** The column of a file of refused rows that says why. An import does not read it. */
export const PROBLEM_HEADER = 'problem';

const columns = Object.values<ColumnOfImport>(IMPORT_COLUMNS);
const headersWhere = (isRequired: boolean) =>
  columns.filter((column) => column.isRequired === isRequired).map(({ header }) => header);

/** 'name, email and company' */
export const REQUIRED_COLUMNS_TEXT = listOf(headersWhere(true), 'and');
/** 'name, email and company and, if you like, password' */
export const COLUMNS_TEXT = `${headersWhere(true).join(', ')} and, if you like, ${listOf(headersWhere(false), 'and')}`;

/** The problems of a row as sentences; `line` is the line in the file, counted with the header. */
export const importProblem = z.object({
  line: z.int(),
  name: z.string(),
  email: z.string(),
  problems: z.array(z.string()),
});
export type ImportProblem = z.infer<typeof importProblem>;

/** A row that can be imported, as it will be stored. */
export const importableRow = z.object({
  line: z.int(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  /** The trainee gets no mail, because the file brings a password. */
  hasPassword: z.boolean(),
});
export type ImportableRow = z.infer<typeof importableRow>;

/** A row that can be imported, and whose email belongs to a trainee in the trash. */
export const rowInTrash = z.object({
  line: z.int(),
  name: z.string(),
  email: z.string(),
  /** The trainee in the trash. */
  deleted: z.object({
    name: z.string(),
    company: z.string(),
    at: instant,
    by: z.string(),
    /** False if the company is in the trash itself: it is to be restored first. */
    isRestorable: z.boolean(),
  }),
});
export type RowInTrash = z.infer<typeof rowInTrash>;

/** The treatment of a row whose email belongs to a trainee in the trash. */
export const trashChoice = z.enum(['restore', 'as-new', 'leave-out']);
export type TrashChoice = z.infer<typeof trashChoice>;

const LINE_CHOICE = `[1-9][0-9]{0,6}:(?:${trashChoice.options.join('|')})`;

/** '12:restore,15:as-new' */
const choicesOfLines = z.pipe(
  z
    .string()
    .check(
      z.maxLength(IMPORT_CHOICES_MAX),
      z.regex(
        new RegExp(`^${LINE_CHOICE}(?:,${LINE_CHOICE})*$`),
        'Not a list of lines and choices',
      ),
    ),
  z.transform((list) =>
    list.split(',').map((each) => {
      const [line, choice] = each.split(':');
      return { line: Number(line), choice: trashChoice.parse(choice) };
    }),
  ),
);

export const importReport = z.object({
  /** The columns that were recognized, with their names in the file: a name can have two. */
  columns: z.array(
    z.object({
      column: z.enum(['name', 'email', 'company', 'password']),
      headers: z.array(z.string()),
    }),
  ),
  /** Number of rows without the header. */
  rows: z.int(),
  /** Number of rows that can be imported. */
  ready: z.int(),
  /** The first of them, in the order of the file. */
  readyRows: z.array(importableRow),
  /** Number of these trainees who choose their password by a mailed link. */
  invited: z.int(),
  /** Number of rows that can be imported, and whose email belongs to a trainee in the trash. */
  inTrash: z.int(),
  /** The first of them, in the order of the file. */
  inTrashRows: z.array(rowInTrash),
  problemRows: z.int(),
  /** The first problems, in the order of the file. */
  problems: z.array(importProblem),
  /** Columns of the file that are not imported. */
  ignoredColumns: z.array(z.string()),
  /** Null for a workbook. If it is Windows-1252, the admin should check the names. */
  encoding: z.nullable(z.enum(['utf-8', 'utf-16', 'windows-1252'])),
});
export type ImportReport = z.infer<typeof importReport>;

export const checkTraineeImport = call({
  name: 'checkTraineeImport',
  method: 'POST',
  path: '/admin/trainees/import/check',
  access: 'admin',
  summary: `Says of each row of a CSV or XLSX file (${COLUMNS_TEXT}) whether it can be imported. Changes nothing.`,
  file: IMPORT_FILE,
  response: importReport,
  errors: ['TOO_LARGE', 'UNSUPPORTED_MEDIA'],
});

export const refusedImportRow = z.object({
  line: z.int(),
  /** The cells as they were read: a first and a last name are one, and long ones are cut. */
  cells: z.object({
    name: z.string(),
    email: z.string(),
    company: z.string(),
    password: z.string(),
  }),
  problems: z.array(z.string()),
});
export type RefusedImportRow = z.infer<typeof refusedImportRow>;

export const listImportProblems = call({
  name: 'listImportProblems',
  method: 'POST',
  path: '/admin/trainees/import/problems',
  access: 'admin',
  summary:
    'All rows of a CSV or XLSX file that cannot be imported, with their cells and problems. Changes nothing.',
  file: IMPORT_FILE,
  response: z.array(refusedImportRow),
  errors: ['TOO_LARGE', 'UNSUPPORTED_MEDIA'],
});

export const importTrainees = call({
  name: 'importTrainees',
  method: 'POST',
  path: '/admin/trainees/import',
  access: 'admin',
  summary:
    'Adds all trainees of a CSV or XLSX file in the background: if a row cannot be imported, the answer is a 409 with the report in `details`, and nothing is changed. With `expectedReady` the rows that can be imported are added and the others left out; if their number is another one, the answer is that 409. With rows whose emails belong to trainees in the trash, `inTrash` is required: whether these trainees are restored, added as new people or left out; `inTrashLines`, such as `12:restore,15:as-new`, is the choice for single lines. A row whose email is taken or whose company is deleted afterwards is refused. Trainees without a password in the file get a mail with a link to choose one.',
  file: IMPORT_FILE,
  body: z.object({
    expectedReady: z.optional(countParam(IMPORT_ROWS_MAX)),
    inTrash: z.optional(trashChoice),
    inTrashLines: z.optional(choicesOfLines),
    clientRequestId,
  }),
  status: 201,
  response: job,
  errors: ['CONFLICT', 'TOO_LARGE', 'UNSUPPORTED_MEDIA', 'UNAVAILABLE'],
});
