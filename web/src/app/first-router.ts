import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type DataRouteObject,
  type DataRouter,
  IDLE_BLOCKER,
  IDLE_NAVIGATION,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  matchRoutes,
  NavigationType,
  type RouteObject,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  resolvePath,
  type To,
} from 'react-router';

/** The parts of a router that React Router's components use. */
type UsedParts = Pick<
  DataRouter,
  | 'basename'
  | 'routes'
  | 'manifest'
  | 'window'
  | 'state'
  | 'subscribe'
  | 'navigate'
  | 'createHref'
  | 'createURL'
  | 'encodeLocation'
  | 'enableScrollRestoration'
  | 'getBlocker'
  | 'deleteBlocker'
>;

export type FirstRouter = {
  /** Shows the page of the present address. Navigations wait for the full router. */
  readonly router: DataRouter;
  /** Called when the full router shows the pages; null if its code could not be loaded. */
  readonly handOver: (full: DataRouter | null) => void;
};

/**
 * The router of the first page until the code of the full router has loaded, which is as large as all other code of the
 * login page. The code of the page must be in its routes already.
 */
export function createFirstRouter(routes: RouteObject[]): FirstRouter {
  const history = createBrowserHistory();
  const { promise: fullRouter, resolve } = Promise.withResolvers<DataRouter | null>();
  const subscribers = new Set<RouterSubscriber>();
  let state = stateAt(routes, history.location);
  /** The full router, when it has taken over. Functions of the first page read its state. */
  let successor: DataRouter | null = null;

  async function navigate(to: To | number | null, options?: RouterNavigateOptions): Promise<void> {
    showNavigationTo(to);
    const full = await fullRouter;
    if (typeof to === 'number') window.history.go(to);
    else if (full !== null) await full.navigate(to, options);
    // The server has a newer version of the app, whose pages load as a whole.
    else window.location.assign(history.createHref(to ?? history.location));
  }

  /** Shows that a navigation waits. The next change of the address starts from its target. */
  function showNavigationTo(to: To | number | null): void {
    const { matches, historyAction } = state;
    const before = state.navigation.location ?? state.location;
    const location =
      to === null || typeof to === 'number'
        ? before
        : { ...before, ...resolvePath(to, before.pathname), key: 'next' };
    state = {
      ...state,
      navigation: { ...NOTHING_SENT, state: 'loading', location, matches, historyAction },
    };
    for (const notify of subscribers)
      notify(state, { deletedFetchers: [], flushSync: false, newErrors: null });
  }

  const used: UsedParts = {
    basename: '/',
    routes: [],
    manifest: {},
    window,
    get state() {
      return successor?.state ?? state;
    },
    subscribe(notify) {
      subscribers.add(notify);
      return () => void subscribers.delete(notify);
    },
    navigate,
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    // The full router does these when it has taken over.
    enableScrollRestoration: () => () => undefined,
    getBlocker: () => IDLE_BLOCKER,
    deleteBlocker: () => undefined,
  };
  // React Router's components use no other parts, which only routes with loaders and actions need.
  return {
    router: used as DataRouter,
    handOver(full) {
      successor = full;
      resolve(full);
    },
  };
}

const NOTHING_SENT = {
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
};

function stateAt(routes: RouteObject[], location: RouterState['location']): RouterState {
  return {
    historyAction: NavigationType.Pop,
    location,
    matches: matchRoutes(withIds(routes), location) ?? [],
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    // The browser has placed the page, and its user may have scrolled since. An element of the hash may be new.
    restoreScrollPosition: location.hash === '' ? false : null,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}

/** The routes with the ids that the full router gives them, so that it shows the same components. */
function withIds(routes: RouteObject[], parents: readonly number[] = []): DataRouteObject[] {
  return routes.map((route, index) => {
    const place = [...parents, index];
    const id = place.join('-');
    const known = dataRoute(route, id, (children) => withIds(children, place));
    return Object.assign(known, mapRouteProperties(known));
  });
}

function dataRoute(
  route: RouteObject,
  id: string,
  withIds: (routes: RouteObject[]) => DataRouteObject[],
): DataRouteObject {
  if (route.index === true) return { ...route, id };
  const { children, ...own } = route;
  return children === undefined ? { ...own, id } : { ...own, id, children: withIds(children) };
}
