import { jobOf, StoppedJobError, type WorkerPool } from '../worker/worker-pool.ts';
import type { examineVideo } from './examine-video.ts';
import { UnsupportedMediaError } from './media-errors.ts';
import type { VideoFacts, VideoTrackFacts } from './video-facts.ts';

export interface ProbedVideo {
  kind: 'mp4' | 'webm' | 'ogg';
  contentType: string;
  extension: string;
  /** Null if the file does not state it. */
  durationSeconds: number | null;
  width: number;
  height: number;
  /** A sentence for the admin if some browsers cannot play it, else null. */
  warning: string | null;
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
    if (facts === null) throw unknownContainer();
    return acceptVideo(facts);
  };
}

const ADVICE = 'Please save it as MP4 with H.264 video and AAC sound.';
const PLAYED_EVERYWHERE = ['avc', 'vp8', 'vp9', 'av1', 'theora'];
const NEVER_PLAYED = ['prores', 'unknown'];
const SOUND_PLAYED = ['aac', 'mp3', 'opus', 'vorbis', 'flac'];
/** Professional profiles of H.264: 10 bits, 4:2:2, 4:4:4. The two digits after 'avc1.' (ISO/IEC 14496-15). */
const STUDIO_AVC = /^avc[13]\.(6e|7a|f4|2c)/i;

/**
 * Returns the type of a video with these facts if the portal accepts it.
 * @throws UnsupportedMediaError with a sentence for the admin
 */
export function acceptVideo(facts: VideoFacts): ProbedVideo {
  const { container, video } = facts;
  if (video === null) throw new UnsupportedMediaError('The file holds no video, only sound.');
  if (container === 'matroska') {
    throw new UnsupportedMediaError(`Matroska files (.mkv) are not played by browsers. ${ADVICE}`);
  }
  if (NEVER_PLAYED.includes(video.codec)) {
    throw new UnsupportedMediaError(`Browsers cannot play this kind of video. ${ADVICE}`);
  }
  if (!facts.isWhole || video.width < 1 || video.height < 1) throw brokenVideo();
  const kind = container === 'quicktime' ? 'mp4' : container;
  return {
    kind,
    contentType: `video/${kind}`,
    extension: kind === 'ogg' ? 'ogv' : kind,
    durationSeconds: facts.durationSeconds,
    width: video.width,
    height: video.height,
    warning: warningFor(facts, video),
  };
}

function unknownContainer(): UnsupportedMediaError {
  return new UnsupportedMediaError('This is not an MP4, WebM or Ogg video, or it is damaged.');
}

function brokenVideo(): UnsupportedMediaError {
  return new UnsupportedMediaError('The video is damaged or incomplete. Please export it again.');
}

function warningFor({ container, audioCodec }: VideoFacts, video: VideoTrackFacts): string | null {
  if (container === 'ogg') {
    return `Current browsers no longer play Ogg video (Theora). ${ADVICE}`;
  }
  if (!PLAYED_EVERYWHERE.includes(video.codec) || STUDIO_AVC.test(video.codecString ?? '')) {
    return `Many browsers will not play this video's picture format. ${ADVICE}`;
  }
  if (audioCodec !== null && !SOUND_PLAYED.includes(audioCodec)) {
    return `Many browsers will play this video without its sound. ${ADVICE}`;
  }
  if (container === 'quicktime') return `Some browsers do not play QuickTime files. ${ADVICE}`;
  return null;
}
