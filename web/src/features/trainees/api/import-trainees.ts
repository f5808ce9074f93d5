import type { Job } from '@portal/contract/jobs';
import {
  type CodePage,
  checkTraineeImport,
  type ImportReport,
  importTrainees,
  listImportProblems,
  type RefusedImportRow,
  type TrashChoice,
} from '@portal/contract/trainee-import';
import { followJob } from '#web/features/jobs/api/jobs.ts';
import { ApiError } from '#web/platform/http/api-error.ts';
import { type UploadedBytes, uploadFile } from '#web/platform/http/upload-file.ts';

type Sending = { signal: AbortSignal; onProgress: (bytes: UploadedBytes) => void };

/** How a file is read, where the admin has chosen it. */
export type Reading = {
  /** The place of the column with the emails, from 1. */
  emailColumn?: number;
  codePage?: CodePage;
  hiddenRows?: 'include';
};

const fieldsOf = ({ emailColumn, ...reading }: Reading) => ({
  ...reading,
  ...(emailColumn === undefined ? {} : { emailColumn: String(emailColumn) }),
});

/** Checks a file without importing it. Returns the report about its rows. */
export function checkFile(file: File, reading: Reading, sending: Sending): Promise<ImportReport> {
  return uploadFile(checkTraineeImport, { ...sending, fields: fieldsOf(reading), file });
}

/** All rows that cannot be imported. */
export function listProblems(
  file: File,
  reading: Reading,
  sending: Sending,
): Promise<RefusedImportRow[]> {
  return uploadFile(listImportProblems, { ...sending, fields: fieldsOf(reading), file });
}

/** The treatment of the rows whose emails belong to trainees in the trash. */
export type TrashChoices = {
  forAll: TrashChoice;
  /** Other choices for single lines. */
  lines: readonly (readonly [line: number, choice: TrashChoice])[];
};

/** The answers of the admin to a report. */
export type ImportChoices = {
  /** Null without rows whose emails belong to trainees in the trash. */
  trash: TrashChoices | null;
  /** The lines of known trainees who get the name and the company of the file. */
  changeLines: readonly number[];
  /** The admin has looked at the rows with doubtful letters. */
  lettersChecked: boolean;
};

type ImportRequest = {
  reading: Reading;
  /** The number of rows that can be imported, to leave the others out; null to import all. */
  ready: number | null;
  /** Sent again with the same id, the file is not imported twice. */
  clientRequestId: string;
  choices: ImportChoices;
};

/** Starts the import of all rows, or of those that can be imported. Returns its job. */
export async function startImport(
  file: File,
  { reading, ready, clientRequestId, choices }: ImportRequest,
  sending: Sending,
): Promise<Job> {
  const { trash, changeLines, lettersChecked } = choices;
  const lines = trash === null ? '' : trash.lines.map((each) => each.join(':')).join(',');
  const fields = {
    ...fieldsOf(reading),
    clientRequestId,
    ...(ready === null ? {} : { expectedReady: String(ready) }),
    ...(trash === null ? {} : { inTrash: trash.forAll }),
    ...(lines === '' ? {} : { inTrashLines: lines }),
    ...(changeLines.length === 0 ? {} : { changeLines: changeLines.join(',') }),
    ...(lettersChecked ? { lettersChecked: 'yes' as const } : {}),
  };
  const job = await uploadFile(importTrainees, { ...sending, fields, file });
  followJob(job);
  return job;
}

/** The report of a refusal: a row may have become invalid since the check. */
export function reportIn(error: unknown): ImportReport | null {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return null;
  return (error.details['report'] as ImportReport | undefined) ?? null;
}
