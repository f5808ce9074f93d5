import { because } from '@portal/contract/reasons';
import { AppError } from '../http/app-error.ts';
import { type Job, StoppedJobError, type WorkerPool } from '../worker/worker-pool.ts';
import type { RefusedFile } from './examine-rows.ts';

/** Examines a file in a worker thread. Throws UNSUPPORTED_MEDIA or INVALID_INPUT if it is not a table of its kind. */
export async function examineInWorker<Input, Examined extends object>(
  workers: Pick<WorkerPool, 'run'>,
  job: Job<Input, Examined | RefusedFile>,
  file: Input,
): Promise<Examined> {
  const examined = await workers.run(job, file).catch((error: unknown) => {
    throw error instanceof StoppedJobError ? new AppError('INVALID_INPUT', TOO_LONG) : error;
  });
  if ('refused' in examined) throw new AppError(examined.refused.code, examined.refused.refusal);
  return examined;
}

/** The examined rows of a batch. */
export function rowsOf<Row>(batch: Uint8Array): Row[] {
  return JSON.parse(Buffer.from(batch.buffer, batch.byteOffset, batch.byteLength).toString());
}

const TOO_LONG = because('importTooSlow');
