import { useEffect, useState } from 'react';
import { useVideoLimit } from '../api/video-limit.ts';
import { readVideo, type VideoFacts } from './read-video.ts';

export type VideoReading =
  | { kind: 'none' }
  | { kind: 'reading'; file: File; url: string }
  | { kind: 'read'; file: File; url: string; facts: VideoFacts }
  | { kind: 'unreadable'; file: File }
  | { kind: 'too-large'; file: File };

/** The chosen file, an address to show it from, and what the browser reads in it. */
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
