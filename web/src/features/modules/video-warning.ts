import { VIDEO_MAX_MB_DEFAULT } from '@portal/contract/limits';
import type { VideoFacts } from './read-video.ts';

const MEGABYTE = 1024 * 1024;

/** What should be known of a file before it is sent, or null. `facts` as far as they are read. */
export function videoWarning(
  file: Pick<File, 'size'>,
  facts: Pick<VideoFacts, 'hasPicture'> | null,
): string | null {
  if (facts !== null && !facts.hasPicture)
    return 'This browser shows no picture of this video, so many trainees would see none. An MP4 with H.264 video and AAC sound plays everywhere.';
  if (file.size > VIDEO_MAX_MB_DEFAULT * MEGABYTE)
    return `The video is larger than ${VIDEO_MAX_MB_DEFAULT}MB and may be refused.`;
  return null;
}
