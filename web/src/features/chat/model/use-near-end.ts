import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLiveReopened } from '#web/platform/live/use-live.ts';

/** The distance from the end at which the next page is requested, so that it is loaded before the user arrives. */
const PREFETCH_MARGIN = '600px 0px';

/**
 * Calls back when the returned element, at an end of the scrolled content, comes near the view, and again while it
 * stays there: after each render, and, for a page that could not be loaded, when the user has scrolled or the connection
 * is back.
 */
export function useNearEnd<T extends HTMLElement>(
  scroller: RefObject<HTMLElement | null>,
  callback: () => void,
) {
  const end = useRef<T>(null);
  const isNear = useRef(false);
  function callIfNear() {
    if (isNear.current) callback();
  }
  const onChange = useEffectEvent(callIfNear);
  useLiveReopened(callIfNear);
  // Observes again after each render: if a loaded page is short, the end stays in view, and a continuing observer would
  // not report it.
  useEffect(() => {
    isNear.current = false;
    if (end.current === null) return undefined;
    const box = scroller.current;
    const observer = new IntersectionObserver(
      (entries) => {
        isNear.current = entries.at(-1)?.isIntersecting === true;
        onChange();
      },
      { root: box, rootMargin: PREFETCH_MARGIN },
    );
    observer.observe(end.current);
    const onScrollEnd = () => onChange();
    box?.addEventListener('scrollend', onScrollEnd);
    return () => {
      observer.disconnect();
      box?.removeEventListener('scrollend', onScrollEnd);
    };
  });
  return end;
}
