type Gap = 'gap-before' | 'gap-after';

/**
 * The page numbers of the pagination: the first, the last and those around the current one. With more than seven pages
 * it always has seven entries, so that the buttons do not move under the pointer.
 */
export function pagesToShow(page: number, pageCount: number): (number | Gap)[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
  if (pageCount <= 7) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap-after', pageCount];
  if (page >= pageCount - 3) return [1, 'gap-before', ...range(pageCount - 4, pageCount)];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pageCount];
}
