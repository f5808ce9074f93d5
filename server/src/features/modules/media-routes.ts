/** `/api/uploads/:key`: what `<img>` and `<video>` ask for, which send no token. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/schema.ts';
import { AppError, found } from '../../platform/http/app-error.ts';
import { MissingMediaError } from '../../platform/media/media-errors.ts';
import { isMediaKey } from '../../platform/media/media-key.ts';
import { createMediaLinks, LINK_LIFETIME_MS } from '../../platform/media/media-links.ts';
import type { ByteSpan, MediaStore } from '../../platform/media/media-store.ts';
import { type ServedMedia, serveMedia } from '../../platform/media/serve-media.ts';
import { linkExpiry } from '../../platform/media/signed-links.ts';
import { CAPTIONS_EXTENSION } from './captions.ts';
import * as queries from './media-queries.ts';
import { mayReadVideo } from './policy.ts';

export interface MediaRoutesDependencies {
  readonly db: Db;
  readonly media: MediaStore;
  readonly mediaSecret: Buffer;
  readonly now: () => number;
  /** Called with the key of a file that a row names and the store does not hold. */
  readonly onMissing: (key: string) => void;
}

interface Facts extends Omit<ServedMedia, 'open' | 'size'> {
  /** A logo's size is in no row; the store knows it. */
  readonly size: number | null;
  /**
   * Until when an address of the store may work, in milliseconds since 1970: the store asks nobody,
   * so that it must not outlive the link that led to it.
   */
  readonly expiresAt: number;
}
type Query = Readonly<Record<string, unknown>>;

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
  const { db, media, now, onMissing } = deps;
  const links = createMediaLinks(deps);
  const findWatchedVideo = queries.prepareFindWatchedVideo(db);

  async function findLogo(key: string, contentType: string): Promise<Facts> {
    if (!(await queries.isLogo(db, key))) throw new AppError('NOT_FOUND', NOT_FOUND);
    // What lies under a key never changes, so the key itself tells one content from another.
    const expiresAt = linkExpiry(now(), LINK_LIFETIME_MS);
    return { size: null, etag: `"${key}"`, contentType, audience: 'public', expiresAt };
  }

  async function findVideo(key: string, query: Query): Promise<Facts> {
    const { userId, expiresAt } = admitted(key, query);
    const video = found(await findWatchedVideo({ key, userId }), NOT_FOUND);
    if (!mayReadVideo(video)) throw new AppError('FORBIDDEN', 'Access denied');
    const { size, etag, content_type: contentType } = video;
    return { size, etag, contentType, audience: 'private', expiresAt };
  }

  /** Out of the database, never from S3: a `<track>` takes nothing from another origin. */
  async function findCaptions(key: string, query: Query): Promise<ServedMedia> {
    const { userId } = admitted(key, query);
    const captions = found(await queries.findWatchedCaptions(db, { key, userId }), NOT_FOUND);
    if (!mayReadVideo(captions)) throw new AppError('FORBIDDEN', 'Access denied');
    const content = Buffer.from(captions.content);
    return {
      size: content.length,
      etag: `"${key}"`,
      contentType: 'text/vtt; charset=utf-8',
      audience: 'private',
      open: async ({ start, end }) => Readable.from([content.subarray(start, end + 1)]),
    };
  }

  function admitted(key: string, query: Query) {
    const verdict = links.verify(key, query, now());
    if (verdict.status === 'valid') return verdict;
    throw new AppError('FORBIDDEN', REFUSALS[verdict.status]);
  }

  async function sizeOf(key: string): Promise<number> {
    return found(await media.stat(key), NOT_FOUND).size;
  }

  const noteMissing = (key: string) => (error: unknown) => {
    if (error instanceof MissingMediaError) onMissing(key);
    throw error;
  };

  async function serve(request: FastifyRequest, reply: FastifyReply) {
    const { key } = request.params as { key: string };
    if (!isMediaKey(key)) throw new AppError('NOT_FOUND', NOT_FOUND);
    const query = request.query as Query;
    const ending = key.slice(key.lastIndexOf('.') + 1);
    if (ending === CAPTIONS_EXTENSION) {
      await send(request, reply, await findCaptions(key, query));
      return reply;
    }
    const logoType = LOGO_TYPES[ending];
    const facts = await (logoType === undefined ? findVideo(key, query) : findLogo(key, logoType));
    // A presigned address is signed for GET alone.
    const elsewhere = request.method === 'GET' ? await media.presign(key, facts.expiresAt) : null;
    if (elsewhere !== null) return reply.redirect(elsewhere, 302);
    const size = facts.size ?? (await sizeOf(key));
    const open = (range: ByteSpan) => media.open(key, range).catch(noteMissing(key));
    await send(request, reply, { ...facts, size, open });
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
