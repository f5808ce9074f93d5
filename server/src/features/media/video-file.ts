import { DURATION_UNREAD } from '@portal/contract/videos';
import { AppError } from '../../platform/http/app-error.ts';
import type { StagedFile } from '../../platform/media/media-store.ts';
import type { VideoProbe } from '../../platform/media/probe-video.ts';
import { type FileDependencies, withStoredFile } from './stored-file.ts';
import type { StoredVideo } from './video-queries.ts';

export interface VideoDependencies extends FileDependencies {
  readonly probe: VideoProbe;
}

export interface ReceivedVideo {
  readonly file: StagedFile;
  /** Seconds, as the browser sent them; believed only where the file states none. */
  readonly claimedDuration?: string | undefined;
}

interface WrittenVideo<T> {
  /** What writing the row resolved to. */
  readonly row: T;
  /** What the admin should know about the file; null if nothing. */
  readonly warning: string | null;
}

/**
 * Examines the file, stores it, and writes its row, as {@link withStoredFile} does.
 * @throws UnsupportedMediaError where it is no video, INVALID_INPUT where its duration is unknown
 */
export async function withStoredVideo<T>(
  deps: VideoDependencies,
  { file, claimedDuration }: ReceivedVideo,
  writeRow: (video: StoredVideo) => Promise<T>,
): Promise<WrittenVideo<T>> {
  const { contentType, extension, durationSeconds, warning } = await deps.probe(file.path);
  const duration = durationSeconds ?? secondsOf(claimedDuration);
  if (duration === null) throw new AppError('INVALID_INPUT', DURATION_UNREAD);
  const { size, etag } = file;
  const row = await withStoredFile(deps, { file, contentType, extension }, (mediaKey) =>
    writeRow({ mediaKey, contentType, size, etag, duration }),
  );
  return { row, warning };
}

/** Browsers say NaN or Infinity of a video whose length they do not know. */
function secondsOf(text = ''): number | null {
  const seconds = /^\d{1,6}(\.\d+)?$/.test(text) ? Number(text) : 0;
  return seconds > 0 ? seconds : null;
}
