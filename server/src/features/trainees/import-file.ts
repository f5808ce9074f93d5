import { because } from '@portal/contract/reasons';
import { AppError } from '#server/platform/http/app-error.ts';
import { jobOf, StoppedJobError, type WorkerPool } from '#server/platform/worker/worker-pool.ts';
import type { ExaminedFile, examineImportFile, FileToExamine } from './examine-import.ts';
import type { ExaminedRow } from './import-rows.ts';

const EXAMINE = jobOf<typeof examineImportFile>(
  new URL('./examine-import.ts', import.meta.url),
  'examineImportFile',
);

/** Reads the file in a worker thread. Throws UNSUPPORTED_MEDIA or INVALID_INPUT if it is not a table of trainees. */
export async function readImportFile(
  workers: Pick<WorkerPool, 'run'>,
  file: FileToExamine,
): Promise<ExaminedFile> {
  const examined = await workers.run(EXAMINE, file).catch((error: unknown) => {
    throw error instanceof StoppedJobError ? new AppError('INVALID_INPUT', TOO_LONG) : error;
  });
  if ('refusal' in examined) throw new AppError(examined.refusal.code, examined.refusal.refusal);
  return examined;
}

export function rowsOf(batch: Uint8Array): ExaminedRow[] {
  return JSON.parse(Buffer.from(batch.buffer, batch.byteOffset, batch.byteLength).toString());
}

const TOO_LONG = because('importTooSlow');
