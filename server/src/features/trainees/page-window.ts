import type { Page } from '#server/platform/http/page.ts';

/** The position of a page in an ordered list, counted from its beginning or, reversed, from its end. */
export interface PageWindow extends Page {
  readonly reversed: boolean;
}

/** Counts from the nearer end, so that the last page costs as little as the first. Null beyond the list. */
export function windowOf({ limit, offset }: Page, total: number): PageWindow | null {
  if (offset >= total) return null;
  const count = Math.min(limit, total - offset);
  const fromEnd = total - offset - count;
  return fromEnd < offset
    ? { limit: count, offset: fromEnd, reversed: true }
    : { limit: count, offset, reversed: false };
}
