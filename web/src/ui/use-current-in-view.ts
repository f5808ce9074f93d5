import { type RefObject, useEffect } from 'react';

/**
 * Scrolls a row that is wider than its window, so that its current element is in the middle: when another element
 * becomes the current one (`key`), and when the row gets another width. The row must be positioned.
 */
export function useCurrentInView(
  row: RefObject<HTMLElement | null>,
  { selector, key }: { selector: string; key: unknown },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current element follows from the key.
  useEffect(() => {
    if (row.current === null) return;
    // Called once at the start too, after the layout of the page, which is not made twice then.
    const observer = new ResizeObserver(([entry]) => {
      const scroller = entry?.target;
      const current = scroller?.querySelector<HTMLElement>(selector);
      // `scrollIntoView` would move the page as well.
      if (scroller && current)
        scroller.scrollLeft = current.offsetLeft - (scroller.clientWidth - current.offsetWidth) / 2;
    });
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [row, selector, key]);
}
