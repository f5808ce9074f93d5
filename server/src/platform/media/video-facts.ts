import type { VideoFormat } from '@portal/contract/video-formats';

/**
 * The facts about a file, before it is decided whether the portal accepts it. Plain data that is copied between
 * threads.
 */
export interface VideoFacts extends VideoFormat {
  video: VideoTrackFacts | null;
  /** Seconds until the last frame of picture and sound ends; null if the frames do not show it. */
  durationSeconds: number | null;
  /** False if frames that the file announces are missing. */
  isWhole: boolean;
}

export interface VideoTrackFacts extends NonNullable<VideoFormat['video']> {
  width: number;
  height: number;
}
