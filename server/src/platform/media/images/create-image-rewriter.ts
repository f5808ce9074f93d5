import { jobOf, StoppedJobError, type WorkerPool } from '#server/platform/worker/worker-pool.ts';
import { UnsupportedMediaError } from '../media-errors.ts';
import type { StagedFile } from '../media-store.ts';
import { damagedImage } from './image-errors.ts';
import type { ImageFormat } from './rewrite-image.ts';
import type { rewriteImageFile } from './rewrite-image-file.ts';

interface RewrittenImage extends ImageFormat {
  readonly file: StagedFile;
}

/**
 * Rewrites the content of the staged image; commit the returned file and not the given one.
 * @throws UnsupportedMediaError with a sentence for users
 */
export type ImageRewriter = (staged: StagedFile) => Promise<RewrittenImage>;

const REWRITE = jobOf<typeof rewriteImageFile>(
  new URL('./rewrite-image-file.ts', import.meta.url),
  'rewriteImageFile',
);

/** Runs in a worker thread. An image that is made to occupy a parser, or to fill the memory, counts as damaged. */
export function createImageRewriter(workers: Pick<WorkerPool, 'run'>): ImageRewriter {
  return async (staged) => {
    const result = await workers.run(REWRITE, staged.path).catch((error: unknown) => {
      throw error instanceof StoppedJobError ? damagedImage() : error;
    });
    if ('refusal' in result) throw new UnsupportedMediaError(result.refusal);
    const { contentType, extension, ...content } = result;
    return { contentType, extension, file: staged.withContent(content) };
  };
}
