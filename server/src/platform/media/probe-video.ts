import { because } from '@portal/contract/reasons';
import { formatRefusal, type PlaybackLimit, playbackLimit } from '@portal/contract/video-formats';
import { jobOf, StoppedJobError, type WorkerPool } from '../worker/worker-pool.ts';
import type { examineVideo } from './examine-video.ts';
import { UnsupportedMediaError } from './media-errors.ts';
import type { VideoFacts } from './video-facts.ts';

export interface ProbedVideo {
  kind: 'mp4' | 'webm' | 'ogg';
  contentType: string;
  extension: string;
  /** Seconds that a player plays; null if the frames do not show it. */
  durationSeconds: number | null;
  width: number;
  height: number;
  /** The part that some browsers do not play; null for none. */
  playbackLimit: PlaybackLimit | null;
}

/**
 * Probes the file at `path` by its content.
 * @throws UnsupportedMediaError with a sentence for users
 */
export type VideoProbe = (path: string) => Promise<ProbedVideo>;

const EXAMINE = jobOf<typeof examineVideo>(
  new URL('./examine-video.ts', import.meta.url),
  'examineVideo',
);

/** A file that is made to occupy a parser, or to fill the memory, counts as damaged. */
export function createVideoProbe(workers: Pick<WorkerPool, 'run'>): VideoProbe {
  return async (path) => {
    const facts = await workers.run(EXAMINE, path).catch((error: unknown) => {
      throw error instanceof StoppedJobError ? brokenVideo() : error;
    });
    if (facts === null) throw new UnsupportedMediaError(because('videoUnknown'));
    return acceptVideo(facts);
  };
}

/**
 * Returns a function that measures the file at `path`: the seconds that a player plays, or null if the file cannot be
 * read as a video.
 */
export function createVideoMeasure(workers: Pick<WorkerPool, 'run'>) {
  return async (path: string): Promise<number | null> => {
    const facts = await workers.run(EXAMINE, path).catch((error: unknown) => {
      if (error instanceof StoppedJobError) return null;
      throw error;
    });
    return facts?.durationSeconds ?? null;
  };
}

/**
 * Returns the type of a video with these facts if the portal accepts it.
 * @throws UnsupportedMediaError with a sentence for the admin
 */
export function acceptVideo(facts: VideoFacts): ProbedVideo {
  const { container, video } = facts;
  const refusal = formatRefusal(facts);
  if (refusal !== null) throw new UnsupportedMediaError(refusal);
  if (video === null || !facts.isWhole || video.width < 1 || video.height < 1) throw brokenVideo();
  const kind = container === 'ogg' || container === 'webm' ? container : 'mp4';
  return {
    kind,
    contentType: `video/${kind}`,
    extension: kind === 'ogg' ? 'ogv' : kind,
    durationSeconds: facts.durationSeconds,
    width: video.width,
    height: video.height,
    playbackLimit: playbackLimit(facts),
  };
}

function brokenVideo(): UnsupportedMediaError {
  return new UnsupportedMediaError(because('videoDamaged'));
}
