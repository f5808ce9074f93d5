/** `/api/uploads/:key`: requested by `<img>`, `<video>` and `<track>`, which send no token. */

import { Readable } from 'node:stream';
import { because } from '@portal/contract/reasons';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { sendRaw } from '#server/platform/http/send-raw.ts';
import type { Admitted, SessionStreams } from '#server/platform/http/session-streams.ts';
import { IMAGE_TYPES } from '#server/platform/media/content-types.ts';
import { contentOfStream } from '#server/platform/media/media-content.ts';
import { MissingMediaError } from '#server/platform/media/media-errors.ts';
import { etagOf, isMediaKey } from '#server/platform/media/media-key.ts';
import type { ByteSpan, MediaStore } from '#server/platform/media/media-store.ts';
import { type ServedMedia, serveMedia } from '#server/platform/media/serve-media.ts';
import { reachOf } from '../reach/service.ts';
import { CAPTIONS_EXTENSION } from './caption-queries.ts';
import type { Viewer } from './links.ts';
import { createMediaLinks } from './links.ts';
import { mayReadVideo, type RequestedMedia } from './policy.ts';
import * as queries from './queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly media: MediaStore;
  readonly mediaSecret: Buffer;
  readonly now: () => number;
  readonly streams: SessionStreams;
  /** Called with the bytes of a module's video that a session of a trainee was sent. */
  readonly onVideoSent: (
    to: { readonly runId: number; readonly moduleId: number; readonly sessionId: number },
    bytes: number,
  ) => void;
  /** Called with the key of a file that a row names and the store does not hold. */
  readonly onMissing: (key: string) => void;
}

interface Facts extends Omit<ServedMedia, 'open' | 'size'> {
  /** The size of an image is in no row; the store knows it. */
  readonly size: number | null;
  /** Null for a public file. */
  readonly admitted: Admitted | null;
}
type Query = Readonly<Record<string, unknown>>;

const NOT_FOUND = because('noSuchFile');

const REFUSALS = {
  expired: because('linkExpired'),
  forged: because('linkInvalid'),
} as const;

export function registerMediaFiles(api: FastifyInstance, deps: Dependencies): void {
  const { db, media, now, streams, onVideoSent, onMissing } = deps;
  const links = createMediaLinks(deps);

  async function findPublicPicture(key: string, contentType: string): Promise<Facts> {
    if (!(await queries.isPublicPicture(db, key))) throw new AppError('NOT_FOUND', NOT_FOUND);
    return { size: null, etag: etagOf(key), contentType, audience: 'public', admitted: null };
  }

  /** Throws FORBIDDEN if the viewer's session has ended, NOT_FOUND if the viewer may not read the file. */
  async function admittedBy(
    { sessionId, userId }: Viewer,
    file: RequestedMedia,
  ): Promise<Admitted> {
    const { viewer_role: role, viewer_company_id: companyId, viewer_reach } = file;
    if (role === null || viewer_reach === null)
      throw new AppError('FORBIDDEN', because('accessDenied'), { logged: 'ended-session' });
    const reach = await reachOf(db, { user_id: userId, role, reach: viewer_reach });
    if (!mayReadVideo(file, reach))
      throw new AppError('NOT_FOUND', NOT_FOUND, { logged: 'other-company' });
    return { sessionId, role, companyId, reach };
  }

  async function findPoster(key: string, query: Query, contentType: string): Promise<Facts> {
    const viewer = verified(key, query);
    const requested = { key, ...viewer, now: now() };
    const poster = requireFound(await queries.findRequestedPoster(db, requested), NOT_FOUND);
    const admitted = await admittedBy(viewer, poster);
    return { size: null, etag: etagOf(key), contentType, audience: 'private', admitted };
  }

  /** A link to a public picture has no signature. */
  const findImage = (key: string, query: Query, contentType: string) =>
    Object.hasOwn(query, 's')
      ? findPoster(key, query, contentType)
      : findPublicPicture(key, contentType);

  async function findVideo(key: string, query: Query): Promise<Facts> {
    const viewer = verified(key, query);
    const video = requireFound(
      await queries.findRequestedVideo(db, { key, ...viewer, now: now() }),
      NOT_FOUND,
    );
    const admitted = await admittedBy(viewer, video);
    const {
      size,
      etag,
      content_type: contentType,
      module_id: moduleId,
      viewer_run_id: runId,
    } = video;
    const { sessionId } = viewer;
    const onSent =
      runId === null
        ? undefined
        : (bytes: number) => onVideoSent({ runId, moduleId, sessionId }, bytes);
    return { size, etag, contentType, audience: 'private', admitted, onSent };
  }

  /** Served from the database, never from S3, because a `<track>` cannot load from another origin. */
  async function findCaptions(key: string, query: Query): Promise<ServedMedia> {
    const viewer = verified(key, query);
    const requested = { key, ...viewer, now: now() };
    const captions = requireFound(await queries.findRequestedCaptions(db, requested), NOT_FOUND);
    await admittedBy(viewer, captions);
    const content = Buffer.from(captions.content);
    return {
      size: content.length,
      etag: etagOf(key),
      contentType: 'text/vtt; charset=utf-8',
      audience: 'private',
      open: async ({ start, end }) =>
        contentOfStream(Readable.from([content.subarray(start, end + 1)])),
    };
  }

  function verified(key: string, query: Query): Viewer {
    const verdict = links.verify(key, query, now());
    if (verdict.status === 'valid') return verdict.viewer;
    const logged = `${verdict.status}-link`;
    throw new AppError('FORBIDDEN', REFUSALS[verdict.status], { logged });
  }

  async function sizeOf(key: string): Promise<number> {
    const stored = await media.stat(key);
    if (stored === null) onMissing(key);
    return requireFound(stored, NOT_FOUND).size;
  }

  const recordMissing = (key: string) => (error: unknown) => {
    if (error instanceof MissingMediaError) onMissing(key);
    throw error;
  };

  function send(request: FastifyRequest, reply: FastifyReply, file: ServedMedia & Facts) {
    const { method, headers } = request;
    const { admitted } = file;
    return sendRaw(request, reply, (response) =>
      admitted === null
        ? serveMedia({ method, headers }, response, file)
        : streams.guard(admitted, (signal) =>
            serveMedia({ method, headers, signal }, response, file),
          ),
    );
  }

  async function serve(request: FastifyRequest, reply: FastifyReply) {
    const { key } = request.params as { key: string };
    if (!isMediaKey(key)) throw new AppError('NOT_FOUND', NOT_FOUND);
    const query = request.query as Query;
    const extension = key.slice(key.lastIndexOf('.') + 1);
    if (extension === CAPTIONS_EXTENSION) {
      const captions = await findCaptions(key, query);
      return sendRaw(request, reply, (response) => serveMedia(request, response, captions));
    }
    const imageType = IMAGE_TYPES[extension];
    const facts = await (imageType === undefined
      ? findVideo(key, query)
      : findImage(key, query, imageType));
    // A presigned address is signed for GET only.
    const mayRedirect = request.method === 'GET' && !isReadInPage(facts, query);
    const address = mayRedirect ? await media.presign(key, facts.audience) : null;
    if (address !== null) return reply.redirect(address, 302);
    const proxyPath = media.proxyPath(key) ?? undefined;
    // The portal does not see whether the proxy finds the file, so it looks for it before.
    const isKnown = facts.size !== null && proxyPath === undefined;
    const size = isKnown ? facts.size : await sizeOf(key);
    const open = (range: ByteSpan) => media.open(key, range).catch(recordMissing(key));
    return send(request, reply, { ...facts, size, open, proxyPath });
  }

  api.route({
    method: ['GET', 'HEAD'],
    url: '/uploads/:key',
    exposeHeadRoute: false,
    handler: serve,
  });
}

/**
 * An admin's page reads the frames of a film (`?from=portal`), which browsers permit only if the film comes from the
 * page's own origin.
 */
function isReadInPage({ admitted }: Facts, query: Query): boolean {
  return query['from'] === 'portal' && admitted?.role === 'ADMIN';
}
