import type { Job } from '@portal/contract/jobs';
import {
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

/** Checks a file without importing it. Returns the report about its rows. */
export function checkFile(file: File, sending: Sending): Promise<ImportReport> {
  return uploadFile(checkTraineeImport, { ...sending, fields: undefined, file });
}

/** All rows that cannot be imported. */
export function listProblems(file: File, sending: Sending): Promise<RefusedImportRow[]> {
  return uploadFile(listImportProblems, { ...sending, fields: undefined, file });
}

/** The treatment of the rows whose emails belong to trainees in the trash. */
export type TrashChoices = {
  forAll: TrashChoice;
  /** Other choices for single lines. */
  lines: readonly (readonly [line: number, choice: TrashChoice])[];
};

type ImportRequest = {
  /** The number of rows that can be imported, to leave the others out; null to import all. */
  ready: number | null;
  /** Sent again with the same id, the file is not imported twice. */
  clientRequestId: string;
  /** Null without rows whose emails belong to trainees in the trash. */
  trash: TrashChoices | null;
};

/** Starts the import of all rows, or of those that can be imported. Returns its job. */
export async function startImport(
  file: File,
  { ready, clientRequestId, trash }: ImportRequest,
  sending: Sending,
): Promise<Job> {
  const lines = trash === null ? '' : trash.lines.map((each) => each.join(':')).join(',');
  const fields = {
    clientRequestId,
    ...(ready === null ? {} : { expectedReady: String(ready) }),
    ...(trash === null ? {} : { inTrash: trash.forAll }),
    ...(lines === '' ? {} : { inTrashLines: lines }),
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
