import type { Page } from '#server/platform/http/page.ts';

/** Where in an ordered list to read a page: counted from its beginning or, reversed, from its end. */
export interface PageWindow extends Page {
  readonly reversed: boolean;
}

/** From the nearer end, so that the last page costs as little as the first; null beyond the list. */
export function windowOf({ limit, offset }: Page, total: number): PageWindow | null {
  if (offset >= total) return null;
  const count = Math.min(limit, total - offset);
  const fromEnd = total - offset - count;
  return fromEnd < offset
    ? { limit: count, offset: fromEnd, reversed: true }
    : { limit: count, offset, reversed: false };
}
