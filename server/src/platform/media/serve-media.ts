import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { rangeOf } from './byte-range.ts';
import type { MediaContent } from './media-content.ts';
import type { Audience, ByteSpan } from './media-store.ts';

export interface ServedMedia {
  size: number;
  /** Strong and quoted, as by `etagOf`. */
  etag: string;
  contentType: string;
  /** No cache stores private content. */
  audience: Audience;
  lastModified?: Date;
  open(range: ByteSpan): Promise<MediaContent>;
  /** The path by which the proxy in front of the portal sends the content; if absent, the portal opens and sends it. */
  proxyPath?: string | undefined;
  /** Called with the bytes of each part of the content that is sent. */
  onSent?: ((bytes: number) => void) | undefined;
}

export interface MediaRequest {
  method: string;
  headers: IncomingHttpHeaders;
}

export interface MediaAnswer {
  status: 200 | 206 | 304 | 416;
  headers: OutgoingHttpHeaders;
  /** The part of the file that follows the headers, or null for none. */
  range: ByteSpan | null;
}

/**
 * A private file must not be stored on a computer that several people use, because a cached part would be shown again
 * after logout. A browser still holds in memory what it plays.
 */
const CACHE_CONTROL = {
  private: 'private, no-store',
  public: 'public, max-age=31536000, immutable',
} as const;

/** The answer to a GET or HEAD of a media file, with ranges and validators as in RFC 9110. */
export function answerFor(request: MediaRequest, media: ServedMedia): MediaAnswer {
  const headers = commonHeaders(media);
  if (isUnchanged(request.headers, media)) return { status: 304, headers, range: null };
  const range = askedRange(request, media);
  if (range === 'unsatisfiable') {
    const size = { 'content-range': `bytes */${media.size}`, 'content-length': 0 };
    return { status: 416, headers: { ...headers, ...size }, range: null };
  }
  const part = range === 'whole' ? { start: 0, end: media.size - 1 } : range;
  const body = request.method === 'HEAD' || media.size === 0 ? null : part;
  const length = { 'content-type': media.contentType, 'content-length': part.end - part.start + 1 };
  if (range === 'whole') return { status: 200, headers: { ...headers, ...length }, range: body };
  const place = { 'content-range': `bytes ${part.start}-${part.end}/${media.size}` };
  return { status: 206, headers: { ...headers, ...length, ...place }, range: body };
}

/**
 * Answers on Node's response until the signal is aborted. When the client disconnects, the file is closed at once,
 * because a player that seeks drops one connection after another.
 * @throws errors of opening or reading the file, and those of `isCutOff`
 */
export async function serveMedia(
  request: MediaRequest & { readonly signal?: AbortSignal },
  response: ServerResponse,
  media: ServedMedia,
): Promise<void> {
  const { status, headers, range } = answerFor(request, media);
  if (range !== null && media.proxyPath !== undefined) {
    response.writeHead(200, headersForProxy(media, media.proxyPath)).end();
    return;
  }
  const content = range === null ? null : await media.open(range);
  if (response.destroyed) {
    await content?.close();
    return;
  }
  response.writeHead(status, headers);
  if (content === null) {
    response.end();
    return;
  }
  await content.sendTo(response, { signal: request.signal, onSent: media.onSent });
}

/**
 * The headers by which nginx sends the file instead of this answer, with the range of the request (decision 031). HEAD
 * and the answers 304 and 416 need no file and are the portal's own.
 */
function headersForProxy(media: ServedMedia, proxyPath: string): OutgoingHttpHeaders {
  // nginx adds Accept-Ranges by itself.
  const { 'accept-ranges': _, ...headers } = commonHeaders(media);
  return {
    ...headers,
    'content-type': media.contentType,
    'content-length': 0,
    'x-accel-redirect': proxyPath,
  };
}

function commonHeaders(media: ServedMedia): OutgoingHttpHeaders {
  return {
    'accept-ranges': 'bytes',
    'cache-control': CACHE_CONTROL[media.audience],
    'content-disposition': 'inline',
    // Uploaded bytes must never act as a page of the portal, however a browser interprets them.
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    etag: media.etag,
    ...(media.lastModified && { 'last-modified': media.lastModified.toUTCString() }),
  };
}

/** If-None-Match decides alone if it is present (RFC 9110, 13.2.2). */
function isUnchanged(headers: IncomingHttpHeaders, media: ServedMedia): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) return known.trim() === '*' || tagsOf(known).includes(media.etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return media.lastModified !== undefined && wholeSeconds(media.lastModified) <= since;
}

function askedRange(request: MediaRequest, media: ServedMedia) {
  const isMeant = request.method === 'GET' && isSameFile(request.headers['if-range'], media);
  return isMeant ? rangeOf(request.headers.range, media.size) : 'whole';
}

/**
 * A part is only useful to a client that has the rest of the same file; a weak tag never proves that (RFC 9110,
 * 13.1.5).
 */
function isSameFile(ifRange: string | string[] | undefined, media: ServedMedia): boolean {
  if (ifRange === undefined || ifRange === media.etag) return true;
  return (
    media.lastModified !== undefined &&
    wholeSeconds(media.lastModified) === Date.parse(String(ifRange))
  );
}

function tagsOf(list: string): string[] {
  return list.match(/"[^"]*"/g) ?? [];
}

/** HTTP dates have no fractions. */
function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000;
}
