/** `/api/uploads/:key`: what `<img>` and `<video>` ask for, which send no token. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/schema.ts';
import { AppError, found } from '../../platform/http/app-error.ts';
import { isMediaKey } from '../../platform/media/media-key.ts';
import { createMediaLinks, LINK_LIFETIME_MS } from '../../platform/media/media-links.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { type ServedMedia, serveMedia } from '../../platform/media/serve-media.ts';
import * as queries from './media-queries.ts';
import { mayReadVideo } from './policy.ts';

export interface MediaRoutesDependencies {
  readonly db: Db;
  readonly media: MediaStore;
  readonly mediaSecret: Buffer;
  readonly now: () => number;
}

/** A logo's size is in no row; the store knows it. */
type Facts = Omit<ServedMedia, 'open' | 'size'> & { readonly size: number | null };
type Query = Readonly<Record<string, unknown>>;

const LIFETIME_S = LINK_LIFETIME_MS / 1000;

const NOT_FOUND = 'This file does not exist or is no longer available.';

const REFUSALS = {
  expired: 'This link has expired. Please reload the page.',
  forged: 'This link is not valid.',
} as const;

/** By the ending of a key, which the portal itself gave by the content. */
const LOGO_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

export function registerMediaRoutes(api: FastifyInstance, deps: MediaRoutesDependencies): void {
  const { db, media, now } = deps;
  const links = createMediaLinks(deps);
  const findWatchedVideo = queries.prepareFindWatchedVideo(db);

  async function findLogo(key: string, contentType: string): Promise<Facts> {
    if (!(await queries.isLogo(db, key))) throw new AppError('NOT_FOUND', NOT_FOUND);
    // What lies under a key never changes, so the key itself tells one content from another.
    return { size: null, etag: `"${key}"`, contentType, audience: 'public' };
  }

  async function findVideo(key: string, query: Query): Promise<Facts> {
    const verdict = links.verify(key, query, now());
    if (verdict.status !== 'valid') throw new AppError('FORBIDDEN', REFUSALS[verdict.status]);
    const video = found(await findWatchedVideo({ key, userId: verdict.userId }), NOT_FOUND);
    if (!mayReadVideo(video)) throw new AppError('FORBIDDEN', 'Access denied');
    const { size, etag, content_type: contentType } = video;
    return { size, etag, contentType, audience: 'private' };
  }

  async function sizeOf(key: string): Promise<number> {
    return found(await media.stat(key), NOT_FOUND).size;
  }

  async function serve(request: FastifyRequest, reply: FastifyReply) {
    const { key } = request.params as { key: string };
    if (!isMediaKey(key)) throw new AppError('NOT_FOUND', NOT_FOUND);
    const logoType = LOGO_TYPES[key.slice(key.lastIndexOf('.') + 1)];
    const facts = await (logoType === undefined
      ? findVideo(key, request.query as Query)
      : findLogo(key, logoType));
    // A presigned address is signed for GET alone.
    const elsewhere = request.method === 'GET' ? await media.presign(key, LIFETIME_S) : null;
    if (elsewhere !== null) return reply.redirect(elsewhere, 302);
    const size = facts.size ?? (await sizeOf(key));
    await send(request, reply, { ...facts, size, open: (range) => media.open(key, range) });
    return reply;
  }

  api.route({
    method: ['GET', 'HEAD'],
    url: '/uploads/:key',
    exposeHeadRoute: false,
    handler: serve,
  });
}

/**
 * Past Fastify, which knows no ranges, but with the headers that every answer of the portal has.
 */
async function send(request: FastifyRequest, reply: FastifyReply, media: ServedMedia) {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  try {
    await serveMedia(request, reply.raw, media);
    reply.hijack();
  } catch (error) {
    if (!reply.raw.headersSent) throw error;
    // The answer has begun and broke off; the viewer sees a cut connection and asks again.
    request.log.error({ err: error }, 'a media file could not be read to its end');
    reply.hijack();
  }
}
