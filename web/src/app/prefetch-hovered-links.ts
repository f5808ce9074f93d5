import { matchRoutes, type RouteObject } from 'react-router';
import { basePath } from '../platform/routing/base-path.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { requestIdle } from '../ui/idle-work.ts';

/**
 * Loads the code of a page when a link to it is hovered, touched or focused, once the frame that shows this is drawn and
 * the browser is idle. Returns the function that stops this.
 */
export function prefetchHoveredLinks(routes: RouteObject[]): () => void {
  /** The paths of links that need nothing more. An event comes for each element inside a link. */
  const known = new Set<string>();
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== location.origin || known.has(link.pathname)) return;
    const { pathname } = link;
    known.add(pathname);
    afterPaint(() => requestIdle(() => load(pathname)));
  };
  const load = (path: string) => {
    for (const { route } of matchRoutes(routes, path, basePath()) ?? []) {
      // The failure is shown when the link is clicked, which loads the code again.
      if (typeof route.lazy === 'function') route.lazy().catch(() => known.delete(path));
    }
  };
  const events = ['pointerover', 'touchstart', 'focusin'];
  for (const event of events) document.addEventListener(event, prefetch, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, prefetch);
  };
}
