import type { Captions, Video } from '@portal/contract/videos';
import type { CaptionsRow } from './caption-queries.ts';
import type { PosterRow } from './poster-queries.ts';

interface VideoRow {
  readonly id: number;
  readonly media_key: string;
  /** Seconds. */
  readonly duration: number;
}

type UrlFor = (mediaKey: string) => string;

/** Captions and posters of this video and of others. */
interface WithVideos {
  readonly captions: readonly CaptionsRow[];
  readonly posters: readonly PosterRow[];
}

/** @param urlFor the address under which the reader may read a key */
export function presentVideo(
  row: VideoRow,
  { captions, posters }: WithVideos,
  urlFor: UrlFor,
): Video {
  const own = captions.filter(({ video_id }) => video_id === row.id);
  const poster = posters.find(({ video_id }) => video_id === row.id);
  return {
    id: row.id,
    url: urlFor(row.media_key),
    duration: row.duration,
    captions: own.map((each) => presentCaptions(each, urlFor)),
    poster: poster === undefined ? null : urlFor(poster.media_key),
  };
}

function presentCaptions({ media_key, label, language }: CaptionsRow, urlFor: UrlFor): Captions {
  return { url: urlFor(media_key), label, language: language === '' ? null : language };
}
