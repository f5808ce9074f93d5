const NEXT = 'next';
/** A host that does not exist: a value that resolves to another origin leads out of the portal. */
const HERE = 'https://portal.invalid';

/**
 * The path of this app in a `next` parameter, or null if it leads anywhere else. It is parsed by the browser's own
 * parser, because browsers also read `//host`, `/\host` and tabs inside a scheme as other hosts.
 */
export function safeNextPath(value: string | null): string | null {
  if (value === null || !value.startsWith('/')) return null;
  if (!URL.canParse(value, HERE)) return null;
  const url = new URL(value, HERE);
  if (url.origin !== HERE) return null;
  const path = url.pathname + url.search + url.hash;
  // '/.//host' is a path here, but would be another host when it is written out again.
  return path.startsWith('//') ? null : path;
}

export function nextPathOf(search: URLSearchParams): string | null {
  return safeNextPath(search.get(NEXT));
}
