import { useCallback, useEffect, useState } from 'react';

/** The lines of a block, which are drawn together. */
export const BLOCK_LINES = 50;

const FIRST_BLOCK: ReadonlySet<number> = new Set([0]);

/**
 * The blocks of a long list that are drawn: those in view of the scrolled element or within its height of it, and those
 * that were. A list of thousands of lines would otherwise hold the page up when it is opened.
 */
export function useDrawnBlocks(scroller: HTMLElement | null) {
  const [drawn, setDrawn] = useState(FIRST_BLOCK);

  /** Draws the block of a line, to which the list then scrolls. */
  const drawLine = useCallback((line: number) => {
    const block = Math.floor(line / BLOCK_LINES);
    setDrawn((before) => (before.has(block) ? before : new Set([...before, block])));
  }, []);

  const [observer, setObserver] = useState<IntersectionObserver | null>(null);
  useEffect(() => {
    if (scroller === null) return;
    const created = new IntersectionObserver(
      (entries) => {
        const near = entries
          .filter(({ isIntersecting }) => isIntersecting)
          .map(({ target }) => Number((target as HTMLElement).dataset['block']));
        setDrawn((before) =>
          near.every((block) => before.has(block)) ? before : new Set([...before, ...near]),
        );
      },
      { root: scroller, rootMargin: '100% 0px' },
    );
    setObserver(created);
    return () => created.disconnect();
  }, [scroller]);

  /** Ref of the element of a block. */
  const observe = useCallback(
    (element: HTMLElement | null) => {
      if (element === null || observer === null) return undefined;
      observer.observe(element);
      return () => observer.unobserve(element);
    },
    [observer],
  );

  return { drawn, drawLine, observe };
}
