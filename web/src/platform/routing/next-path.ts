const NEXT = 'next';
/** Never a real host: what resolves to another origin than this one leads elsewhere. */
const HERE = 'https://portal.invalid';

/**
 * The path of this app that a `next` parameter wants, or null if it leads anywhere else. The browser's
 * own parser judges, because it also reads `//host`, `/\host` and tabs inside a scheme as other hosts.
 */
export function safeNextPath(value: string | null): string | null {
  if (value === null || !value.startsWith('/')) return null;
  if (!URL.canParse(value, HERE)) return null;
  const url = new URL(value, HERE);
  if (url.origin !== HERE) return null;
  const path = url.pathname + url.search + url.hash;
  // '/.//host' is a path here, yet would be another host once it is written out again.
  return path.startsWith('//') ? null : path;
}

export function nextPathOf(search: URLSearchParams): string | null {
  return safeNextPath(search.get(NEXT));
}
