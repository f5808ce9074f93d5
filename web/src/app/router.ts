import { createBrowserRouter } from 'react-router';
import { routes } from './routes.tsx';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

export function createRouter(): AppRouter {
  return createBrowserRouter(routes);
}

/** Resolves when the code of the first page has loaded or failed. */
export function isReady(router: AppRouter): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = router.subscribe(({ initialized }) => {
    if (initialized) resolve();
  });
  if (router.state.initialized) resolve();
  return promise.finally(stop);
}
