import * as z from 'zod/mini';
import { call } from './call.ts';
import { email, instant, nameText, newPassword, personName } from './fields.ts';
import { formatsOf } from './formats.ts';
import { fileAsRead, problemsOfRow, reading, rowsParam } from './imported-files.ts';
import { importedGroups } from './imported-groups.ts';
import { importedLanguage } from './imported-language.ts';
import { clientRequestId, job } from './jobs.ts';
import { IMPORT_CHANGES_LISTED, IMPORT_CHOICES_MAX } from './limits.ts';
import { issueText } from './reasons.ts';

const IMPORT_FILE = { name: 'trainees', kind: 'table', required: true } as const;

interface ColumnOfImport {
  /** The name of the column in messages. The server also accepts other names of it. */
  readonly header: string;
  readonly isRequired: boolean;
  readonly field: z.ZodMiniType<string, string>;
}

/** The columns of an import file, in the order of the template. */
export const IMPORT_COLUMNS = {
  name: { header: 'name', isRequired: true, field: personName },
  email: { header: 'email', isRequired: true, field: email },
  company: {
    header: 'company',
    isRequired: true,
    field: nameText(issueText('companyRequired')),
  },
  password: { header: 'password', isRequired: false, field: newPassword },
  language: { header: 'language', isRequired: false, field: importedLanguage },
  groups: { header: 'groups', isRequired: false, field: importedGroups },
} as const satisfies Record<string, ColumnOfImport>;

export type ImportColumn = keyof typeof IMPORT_COLUMNS;
export const IMPORT_COLUMN_NAMES = Object.keys(IMPORT_COLUMNS) as readonly ImportColumn[];

const columns = Object.values<ColumnOfImport>(IMPORT_COLUMNS);
const headersWhere = (isRequired: boolean) =>
  columns.filter((column) => column.isRequired === isRequired).map(({ header }) => header);

/** Name, email and company. */
export const REQUIRED_HEADERS = headersWhere(true);
/** 'name, email, company and, if you like, password, language and groups' */
export const COLUMNS_TEXT = `${REQUIRED_HEADERS.join(', ')} and, if you like, ${formatsOf('en').list(headersWhere(false))}`;

/** A row with problems; `line` is the line in the file, counted with the header. */
export const importProblem = z.object({
  line: z.int(),
  name: z.string(),
  email: z.string(),
  ...problemsOfRow,
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
  /** The names of the groups in the file. */
  groups: z.array(z.string()),
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

/** '12,15' */
const linesParam = z.pipe(
  z
    .string()
    .check(
      z.maxLength(IMPORT_CHANGES_LISTED * 8),
      z.regex(/^[1-9][0-9]{0,6}(?:,[1-9][0-9]{0,6})*$/, 'Not a list of lines'),
    ),
  z.transform((list) => list.split(',').map(Number)),
);

const importedPerson = z.object({ line: z.int(), name: z.string(), email: z.string() });

/** A trainee whose name, company or groups are others in the file. */
export const importChange = z.object({
  line: z.int(),
  email: z.string(),
  name: z.object({ before: z.string(), after: z.string() }),
  company: z.object({ before: z.string(), after: z.string() }),
  /** Names in no order. Equal if the groups stay as they are. */
  groups: z.object({ before: z.array(z.string()), after: z.array(z.string()) }),
});
export type ImportChange = z.infer<typeof importChange>;

/**
 * The groups that an import creates in a company if all of its rows and changes are imported, and those of trainees in the
 * trash as new people: a trainee who is restored keeps the former groups.
 */
export const newGroups = z.object({
  company: z.string(),
  count: z.int(),
  /** The first of them, in the order of the file. */
  names: z.array(z.string()),
});
export type NewGroups = z.infer<typeof newGroups>;

/** The trainees of a company who are not in a file that has others of its trainees. */
export const missingTrainees = z.object({
  company: z.string(),
  count: z.int(),
  /** The first of them. */
  people: z.array(z.object({ name: z.string(), email: z.string() })),
});
export type MissingTrainees = z.infer<typeof missingTrainees>;

export const importReport = z.object({
  ...fileAsRead,
  /** The columns that were recognized, with their names in the file: a name can have two. */
  columns: z.array(
    z.object({
      column: z.enum(['name', 'email', 'company', 'password', 'language', 'groups']),
      headers: z.array(z.string()),
    }),
  ),
  /** Number of rows below the header, without hidden ones that are left out. */
  rows: z.int(),
  /** Number of rows that can be added. */
  ready: z.int(),
  /** The first of them, in the order of the file. */
  readyRows: z.array(importableRow),
  /** Number of these trainees who choose their password by a mailed link. */
  invited: z.int(),
  /** Number of rows that can be imported, and whose email belongs to a trainee in the trash. */
  inTrash: z.int(),
  /** The first of them, in the order of the file. */
  inTrashRows: z.array(rowInTrash),
  /** Number of rows with trainees whose name, company and groups are the same. */
  unchanged: z.int(),
  /** Number of rows with trainees whose name, company or groups are others. */
  changed: z.int(),
  /** The first of them, in the order of the file. Each is applied only if it is chosen. */
  changes: z.array(importChange),
  /** By company, only of companies of which the file has trainees. */
  missing: z.array(missingTrainees),
  /** By company, of a limited number of companies. */
  newGroups: z.array(newGroups),
  /** Number of hidden rows that are left out. */
  hiddenRows: z.int(),
  /** The first of them, as they are in the file. */
  hiddenRowsShown: z.array(importedPerson),
  /** Number of rows to add or to change whose name, company or groups may have wrong letters. */
  doubtful: z.int(),
  /** The first of them. */
  doubtfulRows: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      company: z.string(),
      groups: z.array(z.string()),
    }),
  ),
  problemRows: z.int(),
  /** The first problems, in the order of the file. */
  problems: z.array(importProblem),
});
export type ImportReport = z.infer<typeof importReport>;

export const checkTraineeImport = call({
  name: 'checkTraineeImport',
  method: 'POST',
  path: '/admin/trainees/import/check',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: 'input',
  summary: `Says of each row of a CSV or XLSX file (${COLUMNS_TEXT}) whether it can be imported. Changes nothing.`,
  file: IMPORT_FILE,
  body: z.object(reading),
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
    language: z.string(),
    groups: z.string(),
  }),
  ...problemsOfRow,
});
export type RefusedImportRow = z.infer<typeof refusedImportRow>;

export const listImportProblems = call({
  name: 'listImportProblems',
  method: 'POST',
  path: '/admin/trainees/import/problems',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: 'input',
  summary:
    'All rows of a CSV or XLSX file that cannot be imported, with their cells and problems. Changes nothing.',
  file: IMPORT_FILE,
  body: z.object(reading),
  response: z.array(refusedImportRow),
  errors: ['TOO_LARGE', 'UNSUPPORTED_MEDIA'],
});

export const importTrainees = call({
  name: 'importTrainees',
  method: 'POST',
  path: '/admin/trainees/import',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: 'input',
  summary:
    'Adds all trainees of a CSV or XLSX file in the background: if a row cannot be imported, the answer is a 409 with the report in `details`, and nothing is changed. With `expectedReady` the rows that can be imported are added and the others left out; if their number is another one, the answer is that 409. With rows whose emails belong to trainees in the trash, `inTrash` is required: whether these trainees are restored, added as new people or left out; `inTrashLines`, such as `12:restore,15:as-new`, is the choice for single lines. `changeLines`, such as `5,6`, are the lines of known trainees whose name, company and groups are changed to those of the file; other known trainees stay as they are, and an empty cell leaves the groups as they are. Groups that do not exist yet are created in the company of the row. If letters are doubtful, `lettersChecked` is required. A row whose email is taken or whose company is deleted afterwards is refused. Trainees without a password in the file get a mail with a link to choose one.',
  file: IMPORT_FILE,
  body: z.object({
    ...reading,
    expectedReady: z.optional(rowsParam),
    inTrash: z.optional(trashChoice),
    inTrashLines: z.optional(choicesOfLines),
    changeLines: z.optional(linesParam),
    /** The admin has looked at the doubtful rows. */
    lettersChecked: z.optional(z.literal('yes')),
    clientRequestId,
  }),
  status: 201,
  response: job,
  errors: ['CONFLICT', 'TOO_LARGE', 'UNSUPPORTED_MEDIA', 'UNAVAILABLE'],
});
