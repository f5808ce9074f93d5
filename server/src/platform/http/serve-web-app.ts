/** Serves the built web app: precompressed, immutable if the name contains a hash, a page for each address. */
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@portal/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rangeOf } from '../media/byte-range.ts';
import { acceptedLanguage } from './accepted-language.ts';
import { handleUnknownCall } from './error-handler.ts';
import { isCall, pathOf } from './request-url.ts';
import { createPageSender } from './send-page.ts';
import type { WebBuild } from './web-build.ts';

/** The folder and the address of the files whose names contain a hash. */
const ASSETS = '/assets/';
const PATH = /^[^?]*/;
const LAST_BYTES = /^bytes=[ \t]*-/i;

/** Serves the built web app; a portal without one (in development) answers calls only. */
export async function serveWebApp(app: FastifyInstance, build: WebBuild | null): Promise<void> {
  app.addHook('onRequest', ignoreRange);
  if (build !== null) {
    await app.register(fastifyStatic, {
      ...sentFiles('no-cache'),
      root: build.folder,
      // Pages are sent by their addresses only.
      globIgnore: ['assets/**', 'offline/**', 'pages/**', 'pages.json', 'index.html'],
      wildcard: false,
    });
    // Looked up at each request: those of earlier builds are many, and each would be a route of its own.
    await app.register(fastifyStatic, {
      ...sentFiles('public, max-age=31536000, immutable'),
      root: join(build.folder, ASSETS),
      prefix: ASSETS,
      decorateReply: false,
    });
  }
  const sendPage = build !== null && pageSender(build);
  app.setNotFoundHandler((request, reply) =>
    sendPage && isScreen(request) ? sendPage(request, reply) : handleUnknownCall(request, reply),
  );
}

/** Returns a function that sends the page of an address. */
function pageSender({ folder, basePath, fileFor }: WebBuild) {
  const sendPage = createPageSender(basePath);
  return (request: FastifyRequest, reply: FastifyReply) => {
    const file = fileFor(pathOf(request.url), languageFor(request));
    reply.header('vary', 'accept-language, accept-encoding');
    return sendPage(request, reply, join(folder, file));
  };
}

/** The options of the library for files that browsers and proxies may keep as `cacheControl` says. */
function sentFiles(cacheControl: string) {
  return {
    preCompressed: true,
    index: false,
    setHeaders: (reply: FastifyReply) => void reply.header('cache-control', cacheControl),
  } as const;
}

/**
 * Removes a `Range` header that may be ignored (RFC 9110, 14.2): malformed, of several ranges, of a HEAD request, or of
 * the last bytes. The library would answer 416 to some of these, also to more last bytes than the file has.
 */
function ignoreRange({ raw }: FastifyRequest, _reply: FastifyReply, next: () => void): void {
  const { method, headers, url = '/' } = raw;
  // Media have their own rules; see `byte-range.ts`.
  if (isCall(url)) {
    next();
    return;
  }
  const range = method === 'GET' ? rangeOf(headers.range, Number.MAX_SAFE_INTEGER) : 'whole';
  const hasStart = typeof range === 'object' && !LAST_BYTES.test(headers.range ?? '');
  if (!hasStart) delete headers.range;
  next();
}

/**
 * For the server's `rewriteUrl`. The address of a page that cannot be decoded, such as a damaged link, would be refused
 * before it is routed. It is read as it is written instead, so that there is a page for it.
 */
export function fallbackForUndecodableUrl({
  method,
  url = '/',
}: Pick<IncomingMessage, 'method' | 'url'>): string {
  const isLost = url.includes('%') && isScreen({ method, url }) && decoded(pathOf(url)) === null;
  return isLost ? url.replace(PATH, (path) => path.replaceAll('%', '%25')) : url;
}

/** Null if it cannot be decoded. The result is returned, because the build leaves out a call whose result is not used. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Whether the web app's router answers the path: not a call and not a file. */
function isScreen({ method, url }: { method?: string | undefined; url: string }): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !isCall(url) && !url.startsWith(ASSETS);
}

/**
 * The language of the page: that of the address, as in the link of a mail, or else the one that the browser prefers. The
 * app replaces it if the reader has chosen another one.
 */
function languageFor({ url, headers }: FastifyRequest): Language {
  const asked = new URLSearchParams(url.split('?')[1]).get('language');
  const language = LANGUAGES.find((each) => each === asked);
  return language ?? acceptedLanguage(headers['accept-language'], LANGUAGES) ?? DEFAULT_LANGUAGE;
}
