import { jobOf, StoppedJobError, type WorkerPool } from '../worker/worker-pool.ts';
import type { examineVideo } from './examine-video.ts';
import { brokenVideo, judgeVideo, type ProbedVideo, unknownContainer } from './judge-video.ts';

export type { ProbedVideo } from './judge-video.ts';

/**
 * What the file at `path` is, by its content.
 * @throws UnsupportedMediaError with a sentence for people
 */
export type VideoProbe = (path: string) => Promise<ProbedVideo>;

const EXAMINE = jobOf<typeof examineVideo>(
  new URL('./examine-video.ts', import.meta.url),
  'examineVideo',
);

/** A file that is made to keep a parser busy, or to fill the memory, counts as damaged. */
export function createVideoProbe(workers: Pick<WorkerPool, 'run'>): VideoProbe {
  return async (path) => {
    const facts = await workers.run(EXAMINE, path).catch((error: unknown) => {
      throw error instanceof StoppedJobError ? brokenVideo() : error;
    });
    if (facts === null) throw unknownContainer();
    return judgeVideo(facts);
  };
}
