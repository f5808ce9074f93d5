import { matchRoutes, type RouteObject } from 'react-router';
import { afterPaint } from '../ui/after-paint.ts';

/**
 * Loads the code of a page when any link to it is hovered, touched or focused, after the frame that shows this. Returns
 * the function that stops this.
 */
export function prefetchHoveredLinks(routes: RouteObject[]): () => void {
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== location.origin) return;
    afterPaint(() => load(link.pathname));
  };
  const load = (path: string) => {
    for (const { route } of matchRoutes(routes, path) ?? []) {
      // The failure is shown when the link is clicked, which loads the code again.
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
    }
  };
  const events = ['pointerover', 'touchstart', 'focusin'];
  for (const event of events) document.addEventListener(event, prefetch, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, prefetch);
  };
}
