/**
 * The facts about a file, before it is decided whether the portal accepts it. Plain data that is copied between
 * threads.
 */
export interface VideoFacts {
  container: 'mp4' | 'quicktime' | 'webm' | 'matroska' | 'ogg';
  /** The video track, or null if there is only sound. */
  video: VideoTrackFacts | null;
  /** 'aac', 'opus', …; 'unknown' for an unknown codec; null without sound. */
  audioCodec: string | null;
  /** Seconds as stated by the file, else the sum of its frames, else null. */
  durationSeconds: number | null;
  /** False if frames that the file announces are missing. */
  isWhole: boolean;
}

export interface VideoTrackFacts {
  /** 'avc', 'vp9', 'theora', …; 'unknown' for an unknown codec. */
  codec: string;
  /** As in a browser's `canPlayType`, 'avc1.64000d'; null if the file states none. */
  codecString: string | null;
  width: number;
  height: number;
}
