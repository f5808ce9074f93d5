import { useEffect, useState } from 'react';
import { useVideoLimit } from '../api/video-limit.ts';

/** The properties that the browser reads from a video file. */
type VideoFacts = {
  /** Seconds, with fractions. */
  duration: number;
  /** False if the browser finds only sound, because it does not support the format of the picture. */
  hasPicture: boolean;
};

export type VideoReading =
  | { kind: 'none' }
  | { kind: 'reading'; file: File; url: string }
  | { kind: 'read'; file: File; url: string; facts: VideoFacts }
  | { kind: 'unreadable'; file: File }
  | { kind: 'too-large'; file: File };

/** The chosen file, a URL to show it, and the properties that the browser reads from it. */
export function useChosenVideo() {
  const maxBytes = useVideoLimit();
  const [file, setFile] = useState<File | null>(null);
  const isTooLarge = file !== null && maxBytes !== null && file.size > maxBytes;
  const reading = useReading(isTooLarge ? null : file);
  return {
    file,
    /** In bytes; null while it is unknown. */
    maxBytes,
    reading: isTooLarge ? ({ kind: 'too-large', file } satisfies VideoReading) : reading,
    choose: setFile,
  };
}

export type VideoChoice = ReturnType<typeof useChosenVideo>;

function useReading(file: File | null): VideoReading {
  const [reading, setReading] = useState<VideoReading>({ kind: 'none' });
  useEffect(() => {
    if (file === null) {
      setReading({ kind: 'none' });
      return undefined;
    }
    const url = URL.createObjectURL(file);
    const abandoned = new AbortController();
    setReading({ kind: 'reading', file, url });
    void readVideo(url, abandoned.signal).then((facts) => {
      if (abandoned.signal.aborted) return;
      setReading(facts ? { kind: 'read', file, url, facts } : { kind: 'unreadable', file });
    });
    return () => {
      abandoned.abort();
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return reading;
}

/** Reads the metadata of a video; null if this browser cannot read the file. */
function readVideo(url: string, signal: AbortSignal): Promise<VideoFacts | null> {
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
