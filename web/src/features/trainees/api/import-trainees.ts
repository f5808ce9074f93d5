import {
  checkTraineeImport,
  type ImportReport,
  importTrainees,
  listImportProblems,
  type RefusedImportRow,
} from '@portal/contract/trainee-import';
import { ApiError } from '#web/platform/http/api-error.ts';
import { type UploadedBytes, uploadFile } from '#web/platform/http/upload-file.ts';
import { refreshTrainees } from './trainees.ts';

type Sending = { signal: AbortSignal; onProgress: (bytes: UploadedBytes) => void };

/** Checks a file without importing it. Returns the report about its rows. */
export function checkFile(file: File, sending: Sending): Promise<ImportReport> {
  return uploadFile(checkTraineeImport, { ...sending, fields: undefined, file });
}

/** All rows that cannot be imported. */
export function listProblems(file: File, sending: Sending): Promise<RefusedImportRow[]> {
  return uploadFile(listImportProblems, { ...sending, fields: undefined, file });
}

/** Imports all rows; with `ready`, those that can be imported, if their number is this. */
export async function importFile(file: File, ready: number | null, sending: Sending) {
  const fields = ready === null ? {} : { expectedReady: String(ready) };
  const done = await uploadFile(importTrainees, { ...sending, fields, file });
  // Not awaited: the trainees are imported even if the list cannot be reloaded.
  void refreshTrainees();
  return done;
}

/** The report of a refusal: a row may have become invalid since the check. */
export function reportIn(error: unknown): ImportReport | null {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return null;
  return (error.details['report'] as ImportReport | undefined) ?? null;
}
