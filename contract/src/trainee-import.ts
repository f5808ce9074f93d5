import * as z from 'zod/mini';
import { call } from './call.ts';
import { doneWithMessage, email, newPassword, personName, text } from './fields.ts';
import { NAME_MAX } from './limits.ts';

const IMPORT_FILE = { name: 'trainees', kind: 'table', required: true } as const;

interface ColumnOfImport {
  /** The accepted names of the column in the first line of a file. The template and the messages use the first name. */
  readonly headers: readonly [string, ...string[]];
  readonly isRequired: boolean;
  readonly field: z.ZodMiniType<string, string>;
  /** Precedes a problem that does not name the field; null if all problems are shown unchanged. */
  readonly label: string | null;
}

/** The columns of an import file, in the order of the template. */
export const IMPORT_COLUMNS = {
  name: { headers: ['name', 'full name'], isRequired: true, field: personName, label: 'Name' },
  email: {
    headers: ['email', 'e-mail', 'email address', 'e-mail address', 'mail'],
    isRequired: true,
    field: email,
    label: null,
  },
  company: {
    // The last name is that of the field in a sign-up.
    headers: ['company', 'company name', 'companyname'],
    isRequired: true,
    field: text(NAME_MAX, 'Company is required'),
    label: 'Company',
  },
  password: { headers: ['password'], isRequired: false, field: newPassword, label: 'Password' },
} as const satisfies Record<string, ColumnOfImport>;

export type ImportColumn = keyof typeof IMPORT_COLUMNS;
export const IMPORT_COLUMN_NAMES = Object.keys(IMPORT_COLUMNS) as readonly ImportColumn[];

const columns = Object.values<ColumnOfImport>(IMPORT_COLUMNS);
const headersWhere = (isRequired: boolean) =>
  columns.filter((column) => column.isRequired === isRequired).map(({ headers }) => headers[0]);
const list = new Intl.ListFormat('en-GB');

/** 'name, email and company' */
export const REQUIRED_COLUMNS_TEXT = list.format(headersWhere(true));
/** 'name, email, company and, if you like, password' */
export const COLUMNS_TEXT = `${headersWhere(true).join(', ')} and, if you like, ${list.format(headersWhere(false))}`;

/** The problems of a row as sentences; `line` is the line in the file, counted with the header. */
export const importProblem = z.object({
  line: z.int(),
  name: z.string(),
  email: z.string(),
  problems: z.array(z.string()),
});
export type ImportProblem = z.infer<typeof importProblem>;

export const importReport = z.object({
  /** Number of rows without the header. */
  rows: z.int(),
  /** Number of rows that can be imported. */
  ready: z.int(),
  /** Number of these trainees who choose their password by a mailed link. */
  invited: z.int(),
  problemRows: z.int(),
  /** The first problems, in the order of the file. */
  problems: z.array(importProblem),
  /** Columns of the file that are not imported. */
  ignoredColumns: z.array(z.string()),
  /** If it is not UTF-8, the admin should check the names. */
  encoding: z.enum(['utf-8', 'utf-16', 'windows-1252']),
});
export type ImportReport = z.infer<typeof importReport>;

export const checkTraineeImport = call({
  name: 'checkTraineeImport',
  method: 'POST',
  path: '/admin/trainees/import/check',
  access: 'admin',
  summary: `Says of each row of a CSV file (${COLUMNS_TEXT}) whether it can be imported. Changes nothing.`,
  file: IMPORT_FILE,
  response: importReport,
  errors: ['TOO_LARGE', 'UNSUPPORTED_MEDIA'],
});

export const importTrainees = call({
  name: 'importTrainees',
  method: 'POST',
  path: '/admin/trainees/import',
  access: 'admin',
  summary:
    'Adds all trainees of a CSV file, or none: if a row cannot be imported, the answer is a 409 with the report in `details`. Trainees without a password in the file get a mail with a link to choose one.',
  file: IMPORT_FILE,
  status: 201,
  response: z.extend(doneWithMessage, {
    imported: z.int(),
    invited: z.int(),
  }),
  errors: ['CONFLICT', 'TOO_LARGE', 'UNSUPPORTED_MEDIA', 'UNAVAILABLE'],
});
