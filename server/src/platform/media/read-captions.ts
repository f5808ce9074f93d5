import { because } from '@portal/contract/reasons';
import { jobOf, StoppedJobError, type WorkerPool } from '../worker/worker-pool.ts';
import type { CaptionsContent, CaptionsSource, examineCaptions } from './examine-captions.ts';
import { UnsupportedMediaError } from './media-errors.ts';

/**
 * Reads the captions of the source.
 * @throws UnsupportedMediaError with a sentence for users
 */
export type ReadCaptions = (source: CaptionsSource) => Promise<CaptionsContent>;

const EXAMINE = jobOf<typeof examineCaptions>(
  new URL('./examine-captions.ts', import.meta.url),
  'examineCaptions',
);

/** Runs in a worker thread: a megabyte of short captions takes half a second. */
export function createReadCaptions(workers: Pick<WorkerPool, 'run'>): ReadCaptions {
  return async (source) => {
    const examined = await workers.run(EXAMINE, source).catch((error: unknown) => {
      throw error instanceof StoppedJobError ? new UnsupportedMediaError(TOO_LONG) : error;
    });
    if ('refusal' in examined) throw new UnsupportedMediaError(examined.refusal);
    return examined;
  };
}

const TOO_LONG = because('captionsTooSlow');
