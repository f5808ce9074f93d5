/** What a file says about itself, before anyone judges whether the portal takes it. Plain data: it crosses threads. */
export interface VideoFacts {
  container: 'mp4' | 'quicktime' | 'webm' | 'matroska' | 'ogg';
  /** The picture, or null: there is only sound. */
  video: VideoTrackFacts | null;
  /** 'aac', 'opus', …; 'unknown' for a track whose codec is none we know; null without sound. */
  audioCodec: string | null;
  /** Seconds; what the file states, else what its frames add up to, else null. */
  durationSeconds: number | null;
  /** False when frames that the file announces are missing from it. */
  isWhole: boolean;
}

export interface VideoTrackFacts {
  /** 'avc', 'vp9', 'theora', …; 'unknown' for none we know. */
  codec: string;
  /** As in a browser's `canPlayType`, 'avc1.64000d'; null if the file gives none. */
  codecString: string | null;
  width: number;
  height: number;
}
