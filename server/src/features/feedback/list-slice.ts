import type { Page } from '#server/platform/http/page.ts';

/** A slice of rows, counted from the beginning of a list or from its end. */
export interface ListSlice {
  readonly fromEnd: boolean;
  readonly offset: number;
  readonly limit: number;
}

/**
 * Returns the page of a list of `total` rows, counted from the nearer end, so that the last page is as fast as the
 * first. Null if the page is beyond the end.
 */
export function sliceOf({ offset, limit }: Page, total: number): ListSlice | null {
  const onPage = Math.min(limit, total - offset);
  if (onPage <= 0) return null;
  const behind = total - offset - onPage;
  return behind < offset
    ? { fromEnd: true, offset: behind, limit: onPage }
    : { fromEnd: false, offset, limit: onPage };
}
