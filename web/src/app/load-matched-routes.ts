import { matchRoutes, type Params, type RouteObject } from 'react-router';
import { basePath } from '../platform/routing/base-path.ts';

/** A page whose data can be requested before it is rendered. */
export type PrefetchesData = { readonly prefetch?: (params: Readonly<Params>) => void };

/**
 * Loads the code of the page at this path of the browser into its routes, so that a router renders the page at once.
 * Calls `onLoaded` as soon as the code of one of the routes is there.
 */
export async function loadMatchedRoutes(
  routes: RouteObject[],
  path: string,
  onLoaded?: (code: PrefetchesData, params: Readonly<Params>) => void,
): Promise<void> {
  const matches = matchRoutes(routes, path, basePath()) ?? [];
  await Promise.all(
    matches.map(async ({ route, params }) => {
      if (typeof route.lazy !== 'function') return;
      const code = await route.lazy();
      Object.assign(route, code, { lazy: undefined });
      onLoaded?.(code as PrefetchesData, params);
    }),
  );
}
