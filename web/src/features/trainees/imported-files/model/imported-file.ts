/** The types that the imports of all kinds of files have in common. */
import type { CodePage } from '@portal/contract/imported-files';
import type { Job } from '@portal/contract/jobs';
import type { DateOrder } from '@portal/contract/results-import';
import type { Words } from '@portal/contract/texts/en';
import type { ImportProblem, ImportReport } from '@portal/contract/trainee-import';
import type { UploadedBytes } from '#web/platform/http/upload-file.ts';

type Sending = { signal: AbortSignal; onProgress: (bytes: UploadedBytes) => void };

/** How a file is read, where the admin has chosen it. */
export type Reading = {
  /** The place of the column with the emails, from 1. */
  emailColumn?: number | undefined;
  codePage?: CodePage | undefined;
  hiddenRows?: 'include' | undefined;
  /** Only for a file with days. */
  dateOrder?: DateOrder | undefined;
};

/** The fields of a reading that all imports send. */
export const fieldsOf = ({ emailColumn, codePage, hiddenRows }: Reading) => ({
  emailColumn: emailColumn?.toString(),
  codePage,
  hiddenRows,
});

export type FileColumn = Exclude<keyof Words['columns'], 'problem'>;

/** The problems of a row. */
export type RowProblems = Pick<ImportProblem, 'line' | 'problems' | 'reasons'>;

/** A row that cannot be imported, with its cells. */
export type RefusedRow = RowProblems & {
  readonly cells: Readonly<Partial<Record<FileColumn, string>>>;
};

/** The part of a report that all imports have. */
export type FileReport = Pick<
  ImportReport,
  | 'sheet'
  | 'headerLine'
  | 'emailColumns'
  | 'ignoredColumns'
  | 'encoding'
  | 'rows'
  | 'ready'
  | 'hiddenRows'
  | 'problemRows'
> & {
  readonly columns: readonly { readonly column: FileColumn; readonly headers: string[] }[];
};

type ImportRequest<Choices> = {
  reading: Reading;
  /** The number of rows that can be imported, to leave the others out; null to import all. */
  ready: number | null;
  /** Sent again with the same id, the file is not imported twice. */
  clientRequestId: string;
  choices: Choices;
};

/** The calls of one kind of import. `Choices` are the answers of the admin to a report. */
export type ImportCalls<Report extends FileReport, Choices> = {
  /** Checks a file without importing it. Returns the report about its rows. */
  check: (file: File, reading: Reading, sending: Sending) => Promise<Report>;
  /** Returns all rows that cannot be imported. */
  listProblems: (file: File, reading: Reading, sending: Sending) => Promise<readonly RefusedRow[]>;
  /** Starts the import of all rows, or of those that can be imported. Returns its job. */
  start: (file: File, request: ImportRequest<Choices>, sending: Sending) => Promise<Job>;
};
