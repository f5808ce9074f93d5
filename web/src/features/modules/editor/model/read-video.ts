/** What a browser can say of a video file. */
export type VideoFacts = {
  /** Seconds, with fractions. */
  duration: number;
  /** False where it finds sound only: the picture's format is unknown to it. */
  hasPicture: boolean;
};

/** Reads a video's metadata; null when this browser cannot read the file. */
export function readVideo(url: string, signal: AbortSignal): Promise<VideoFacts | null> {
  return new Promise((resolve) => {
    const video = document.createElement('video');
    const listening = new AbortController();
    const finish = (facts: VideoFacts | null) => {
      listening.abort();
      // Lets go of the file, which the browser would else keep open.
      video.removeAttribute('src');
      video.load();
      resolve(facts);
    };
    const take = () => {
      if (Number.isFinite(video.duration) && video.duration > 0)
        finish({ duration: video.duration, hasPicture: video.videoWidth > 0 });
      else if (video.duration === Number.POSITIVE_INFINITY && video.currentTime === 0)
        // A recording that states no duration: the browser finds out by looking for its end.
        video.currentTime = Number.MAX_SAFE_INTEGER;
    };
    for (const event of ['loadedmetadata', 'durationchange'])
      video.addEventListener(event, take, { signal: listening.signal });
    video.addEventListener('error', () => finish(null), { signal: listening.signal });
    signal.addEventListener('abort', () => finish(null), { signal: listening.signal });
    video.preload = 'metadata';
    video.muted = true;
    video.src = url;
  });
}
