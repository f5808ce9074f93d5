import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  type DataRouter,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
} from 'react-router';
import { routes } from './routes.tsx';

/**
 * Creates React Router's own router. `createBrowserRouter` does the same, but would load the engine with the first page
 * (`vite-late-router.ts`).
 */
export function createFullRouter(): DataRouter {
  const history = createBrowserHistory();
  return createRouter({
    history,
    routes,
    mapRouteProperties,
    hydrationRouteProperties,
    // The page is shown already: it is not scrolled to its top.
    hydrationData: {},
  }).initialize();
}
