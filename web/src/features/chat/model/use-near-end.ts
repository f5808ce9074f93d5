import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** How far outside the view the end may be, so that what follows is there when one arrives. */
const AHEAD = '600px 0px';

/** For an element at an end of what scrolls: calls back when it comes near, and again while it stays so. */
export function useNearEnd<T extends HTMLElement>(
  scroller: RefObject<HTMLElement | null>,
  callback: () => void,
) {
  const end = useRef<T>(null);
  const onNear = useEffectEvent(callback);
  // After each render, because a short page leaves the end where it was, and that is no crossing.
  useEffect(() => {
    if (end.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) onNear();
      },
      { root: scroller.current, rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  });
  return end;
}
