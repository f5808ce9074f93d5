import type { Captions, Video } from '@portal/contract/videos';
import type { CaptionsRow } from './caption-queries.ts';

interface VideoRow {
  readonly id: number;
  readonly media_key: string;
  /** Seconds. */
  readonly duration: number;
}

type UrlFor = (mediaKey: string) => string;

/**
 * @param captions those of this video, and of others
 * @param urlFor the address under which the reader may read a key
 */
export function presentVideo(
  row: VideoRow,
  captions: readonly CaptionsRow[],
  urlFor: UrlFor,
): Video {
  const own = captions.filter(({ video_id }) => video_id === row.id);
  return {
    id: row.id,
    url: urlFor(row.media_key),
    duration: row.duration,
    captions: own.map((each) => presentCaptions(each, urlFor)),
  };
}

function presentCaptions({ media_key, label, language }: CaptionsRow, urlFor: UrlFor): Captions {
  return { url: urlFor(media_key), label, language: language === '' ? null : language };
}
