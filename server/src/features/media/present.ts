import type { Captions, Video } from '@portal/contract/videos';

export interface VideoRow {
  readonly id: number;
  readonly media_key: string;
  /** Seconds. */
  readonly duration: number;
  /** The key of the captions, if the video has any. */
  readonly captions_key: string | null;
  readonly captions_label: string | null;
  readonly captions_language: string | null;
}

/** @param urlFor the address under which the reader may read a key */
export function presentVideo(row: VideoRow, urlFor: (mediaKey: string) => string): Video {
  return {
    id: row.id,
    url: urlFor(row.media_key),
    duration: row.duration,
    captions: presentCaptions(row, urlFor),
  };
}

function presentCaptions(row: VideoRow, urlFor: (mediaKey: string) => string): Captions | null {
  const { captions_key: key, captions_label: label, captions_language: language } = row;
  return key === null ? null : { url: urlFor(key), label: label ?? '', language };
}
