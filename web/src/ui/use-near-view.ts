import { useCallback, useState } from 'react';

const reports = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all elements, with a window height before and after the window. */
function observe(element: Element): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) reports.get(target)?.(isIntersecting);
    },
    { rootMargin: '100% 0px' },
  );
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/**
 * Whether an element is in the window or close to it, for lists whose far rows are drawn in short. A row that has the
 * focus stays near.
 */
export function useNearView() {
  const [isNear, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    reports.set(element, (isInView) =>
      setNear(isInView || element.contains(document.activeElement)),
    );
    return observe(element);
  }, []);
  return { ref, isNear };
}
