import type { Page } from '#server/platform/http/page.ts';

/** A run of rows, passed over and counted from the beginning of a list or from its end. */
export interface Stretch {
  readonly fromEnd: boolean;
  readonly offset: number;
  readonly limit: number;
}

/**
 * The page of a list of `total`, reached from the nearer end: the last page is as quick as the first.
 * Null where the page lies behind the end.
 */
export function stretchOf({ offset, limit }: Page, total: number): Stretch | null {
  const onPage = Math.min(limit, total - offset);
  if (onPage <= 0) return null;
  const behind = total - offset - onPage;
  return behind < offset
    ? { fromEnd: true, offset: behind, limit: onPage }
    : { fromEnd: false, offset, limit: onPage };
}
