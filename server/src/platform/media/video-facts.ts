import type { VideoFormat } from '@portal/contract/video-formats';

/**
 * The facts about a file, before it is decided whether the portal accepts it. Plain data that is copied between
 * threads.
 */
export interface VideoFacts extends VideoFormat {
  video: VideoTrackFacts | null;
  /** Seconds as stated by the file, else the sum of its frames, else null. */
  durationSeconds: number | null;
  /** False if frames that the file announces are missing. */
  isWhole: boolean;
}

export interface VideoTrackFacts extends NonNullable<VideoFormat['video']> {
  width: number;
  height: number;
}
