/** How all imports read a CSV or XLSX file. */
import * as z from 'zod/mini';
import { sentRefusal } from './errors.ts';
import { countParam } from './fields.ts';
import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from './limits.ts';

/**
 * A text file of one byte for each letter does not say which of these codes it has. In the order in which one is
 * preferred to another that makes words of the letters as well.
 */
export const CODE_PAGES = [
  'windows-1252',
  'windows-1250',
  'windows-1254',
  'windows-1257',
  'macintosh',
  'cp850',
  'cp852',
  'windows-1251',
  'windows-1253',
  'koi8-r',
  'cp866',
] as const;
export const codePage = z.enum(CODE_PAGES);
export type CodePage = z.infer<typeof codePage>;

/** How the file is read; without a choice as the check has read it first. */
export const reading = {
  /** The place of the column that is taken if the file has several with emails, from 1. */
  emailColumn: z.optional(countParam(IMPORT_COLUMNS_MAX)),
  /** Ignored for a file that says its encoding itself. */
  codePage: z.optional(codePage),
  /** Hidden rows are left out otherwise. */
  hiddenRows: z.optional(z.literal('include')),
};

/** A number of rows; a file may have none that are new. */
export const rowsParam = z.pipe(
  z.string().check(z.regex(/^(0|[1-9][0-9]{0,4})$/, 'Not a number of rows'), z.maxLength(5)),
  z.pipe(z.transform(Number), z.number().check(z.maximum(IMPORT_ROWS_MAX))),
);

/** The problems of a row. */
export const problemsOfRow = {
  /** English sentences. */
  problems: z.array(z.string()),
  /** The reason of each of them. */
  reasons: z.array(sentRefusal),
};

/** The part of a report about the file itself. */
export const fileAsRead = {
  /** The sheet that was read, and the other visible ones; null for a text file. */
  sheet: z.nullable(z.object({ name: z.string(), others: z.array(z.string()) })),
  /** The line of the file, or the row of the sheet, that names the columns. */
  headerLine: z.int(),
  /** The columns with emails, if the file has several; `place` counts from 1. */
  emailColumns: z.array(z.object({ place: z.int(), header: z.string() })),
  /** Columns of the file that are not imported. */
  ignoredColumns: z.array(z.string()),
  /** Null for a workbook. A code page is guessed or chosen. */
  encoding: z.nullable(z.enum(['utf-8', 'utf-16', ...CODE_PAGES])),
};
