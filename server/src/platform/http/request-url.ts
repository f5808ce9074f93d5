/** The address of a request in a normal form, so that all code compares the same path as the router. */
import type { IncomingMessage } from 'node:http';

/** Precedes the path if a client or proxy sends a whole URL (RFC 9112, 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i;
const PATH = /^[^?#]*/;
/** Percent-encoded ASCII letters. They mean the same as plain ones (RFC 3986, 6.2.2.2), and the router decodes them. */
const ENCODED_LETTER = /%(?:[46][1-9a-f]|[57][\da])/gi;

/** The URL from its path on, with the ASCII letters of the path decoded. The query is unchanged. */
function normalizedUrl(url: string): string {
  if (url.startsWith('/') && !url.includes('%')) return url;
  const target = url.replace(ORIGIN, '');
  const rooted = target.startsWith('/') || target === '*' ? target : `/${target}`;
  return rooted.replace(PATH, (path) => path.replace(ENCODED_LETTER, decodeURIComponent));
}

/**
 * The address of a request below the path of the portal. A proxy may have removed this path already. Only if it says so by
 * `X-Forwarded-Prefix` is an address kept that begins with it, as the page /training of a portal below /training.
 */
export function urlInPortal(
  { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  basePath: string,
): string {
  const normal = normalizedUrl(url);
  if (basePath === '' || headers['x-forwarded-prefix'] === basePath) return normal;
  const rest = normal.startsWith(basePath) ? normal.slice(basePath.length) : normal;
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : normal;
}

export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

/** Whether the URL belongs to the API and not to the web app. */
export function isCall(url: string): boolean {
  return pathOf(url) === '/api' || url.startsWith('/api/');
}
