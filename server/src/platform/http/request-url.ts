/** The address of a request in one form, so that all code that compares its beginning sees what the router sees. */

/** What comes before the path where a client or proxy sends a whole URL (RFC 9112, 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i;
const PATH = /^[^?#]*/;
/** Letters: encoded or not, they mean the same (RFC 3986, 6.2.2.2), and the router decodes them. */
const ENCODED_LETTER = /%(?:[46][1-9a-f]|[57][\da])/gi;

/** The URL from its path on, with the letters of the path decoded. The query stays as it is. */
export function normalizedUrl(url: string): string {
  const target = url.replace(ORIGIN, '');
  const rooted = target.startsWith('/') || target === '*' ? target : `/${target}`;
  return rooted.replace(PATH, (path) => path.replace(ENCODED_LETTER, decodeURIComponent));
}

export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

/** Whether the URL is of the API and not of the web app. */
export function isCall(url: string): boolean {
  return pathOf(url) === '/api' || url.startsWith('/api/');
}
