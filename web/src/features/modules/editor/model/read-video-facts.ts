/** The properties that the browser reads from a video file. */
export type VideoFacts = {
  /** Seconds, with fractions. */
  duration: number;
  /** False if the browser finds only sound, because it does not support the format of the picture. */
  hasPicture: boolean;
};

/** Reads the metadata of a video; null if this browser cannot read the file. */
export function readVideoFacts(url: string, signal: AbortSignal): Promise<VideoFacts | null> {
  return new Promise((resolve) => {
    const video = document.createElement('video');
    const listening = new AbortController();
    const finish = (facts: VideoFacts | null) => {
      listening.abort();
      // Releases the file, which the browser would otherwise keep open.
      video.removeAttribute('src');
      video.load();
      resolve(facts);
    };
    const take = () => {
      if (Number.isFinite(video.duration) && video.duration > 0)
        finish({ duration: video.duration, hasPicture: video.videoWidth > 0 });
      else if (video.duration === Number.POSITIVE_INFINITY && video.currentTime === 0)
        // Recordings may state no duration: seeking to the end makes the browser determine it.
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
