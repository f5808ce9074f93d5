type Gap = 'gap-before' | 'gap-after';

/** The page numbers worth showing: first, last and those around the current one. Always seven
 * entries when there are more than seven pages, so that nothing moves under the pointer. */
export function pagesToShow(page: number, pageCount: number): (number | Gap)[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
  if (pageCount <= 7) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap-after', pageCount];
  if (page >= pageCount - 3) return [1, 'gap-before', ...range(pageCount - 4, pageCount)];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pageCount];
}
