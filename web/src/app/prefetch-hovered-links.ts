import { matchRoutes, type RouteObject } from 'react-router';

/**
 * Loads the code of a page as soon as a link to it is hovered, touched or focused: any link of the app,
 * without each having to ask for it. Returns how to stop.
 */
export function prefetchHoveredLinks(routes: RouteObject[]): () => void {
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== location.origin) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      // A failure here is no news yet: the click tries again and shows it.
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
    }
  };
  const occasions = ['pointerover', 'touchstart', 'focusin'];
  for (const occasion of occasions)
    document.addEventListener(occasion, prefetch, { passive: true });
  return () => {
    for (const occasion of occasions) document.removeEventListener(occasion, prefetch);
  };
}
