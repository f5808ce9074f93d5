import { DURATION_UNREAD } from '@portal/contract/sentences';
import { AppError } from '../../platform/http/app-error.ts';
import { newMediaKey } from '../../platform/media/media-key.ts';
import type { StagedFile } from '../../platform/media/media-store.ts';
import type { VideoProbe } from '../../platform/media/probe-video.ts';

export interface KeptVideo {
  readonly mediaKey: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly etag: string;
  /** Seconds, more than 0. */
  readonly duration: number;
  readonly warning: string | null;
}

/**
 * Looks into the file and keeps it under a new key, durably.
 * @throws UnsupportedMediaError where it is no video, INVALID_INPUT where nobody knows how long
 *   it is
 */
export async function keepVideo(
  probe: VideoProbe,
  file: StagedFile,
  claimedDuration: string | undefined,
): Promise<KeptVideo> {
  const { contentType, extension, durationSeconds, warning } = await probe(file.path);
  const duration = durationSeconds ?? secondsOf(claimedDuration);
  if (duration === null) throw new AppError('INVALID_INPUT', DURATION_UNREAD);
  const mediaKey = newMediaKey(extension);
  await file.commit(mediaKey, contentType);
  return { mediaKey, contentType, size: file.size, etag: file.etag, duration, warning };
}

/** Browsers say NaN or Infinity of a video whose length they do not know. */
function secondsOf(text = ''): number | null {
  const seconds = /^\d{1,6}(\.\d+)?$/.test(text) ? Number(text) : 0;
  return seconds > 0 ? seconds : null;
}
