import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** The distance from the end at which the next page is requested, so that it is loaded before the user arrives. */
const PREFETCH_MARGIN = '600px 0px';

/**
 * Calls back when the returned element, at an end of the scrolled content, comes near the view, and again while it
 * stays there.
 */
export function useNearEnd<T extends HTMLElement>(
  scroller: RefObject<HTMLElement | null>,
  callback: () => void,
) {
  const end = useRef<T>(null);
  const onNear = useEffectEvent(callback);
  // Observes again after each render: if a loaded page is short, the end stays in view, and a continuing observer would
  // not report it.
  useEffect(() => {
    if (end.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) onNear();
      },
      { root: scroller.current, rootMargin: PREFETCH_MARGIN },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  });
  return end;
}
