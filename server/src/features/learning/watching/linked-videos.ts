import type { Video } from '@portal/contract/videos';
import {
  linkExpiry,
  listCaptionsOfModule,
  listPostersOfModule,
  type Media,
  presentVideo,
} from '#server/features/media/service.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { findVideos } from '../module-queries.ts';

interface Dependencies {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly media: Pick<Media, 'linkFor'>;
}

/**
 * The stated lifetime of the links of a module without videos, which has no links: the client fetches it again then.
 */
const NO_LINK_LIFETIME_MS = 24 * 60 * 60 * 1000;

export interface LinkedVideos {
  readonly videos: readonly Video[];
  /** Milliseconds since 1970. */
  readonly mediaExpiresAt: number;
}

/** Lists the videos of a module with links for one user, and the time until which the links are valid. */
export function createLinkedVideos({ db, now, media }: Dependencies) {
  return async (moduleId: number, viewer: Identity): Promise<LinkedVideos> => {
    const at = now();
    const urlFor = (key: string) => media.linkFor(key, viewer, at);
    const [rows, captions, posters] = await Promise.all([
      findVideos(db, { moduleId }),
      listCaptionsOfModule(db, { moduleId }),
      listPostersOfModule(db, { moduleId }),
    ]);
    const mediaExpiresAt = rows.length > 0 ? linkExpiry(at) : at + NO_LINK_LIFETIME_MS;
    const parts = { captions, posters };
    return { videos: rows.map((row) => presentVideo(row, parts, urlFor)), mediaExpiresAt };
  };
}
