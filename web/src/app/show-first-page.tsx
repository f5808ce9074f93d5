import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { collectEarlyInput } from '../platform/hydration/early-input.ts';
import { session } from '../platform/session/session-store.ts';
import { loadMatchedRoutes } from './load-matched-routes.ts';
import { type AppRouter, createRouter, isReady } from './router.ts';
import { routes } from './routes.tsx';

/**
 * Shows the page of the address: on top of its HTML if the build has rendered it, else in place of the shell. The shell
 * stays until the session is `restored` and the page's code has loaded, so that nothing else is seen in between.
 */
export async function showFirstPage(
  container: HTMLElement,
  restored: Promise<void>,
): Promise<void> {
  if (isRendered(container) && (await isCodeLoaded())) {
    hydrate(container);
    return;
  }
  const router = createRouter();
  const isShell = container.querySelector('[data-shell]') !== null;
  if (!isShell) container.replaceChildren();
  else if (session.current().status === 'restoring') await Promise.all([restored, isReady(router)]);
  createRoot(container).render(<App router={router} />);
  container.removeAttribute('data-for-visitors');
}

/** Whether the HTML in the container is what the app shows first at this address, to this user. */
function isRendered({ dataset }: HTMLElement): boolean {
  const { addresses, forVisitors } = dataset;
  if (addresses === undefined || !new RegExp(addresses, 'i').test(location.pathname)) return false;
  return forVisitors === undefined || session.current().user === null;
}

/** If the code does not load, the router tries again and shows its failure. */
async function isCodeLoaded(): Promise<boolean> {
  try {
    await loadMatchedRoutes(routes, location.pathname);
    return true;
  } catch {
    return false;
  }
}

function hydrate(container: HTMLElement): void {
  const enterAgain = collectEarlyInput(container);
  hydrateRoot(
    container,
    <Hydrated onDone={enterAgain}>
      <App router={createRouter()} />
    </Hydrated>,
  );
}

/** Must render its children alone: the ids of React depend on the structure. */
function Hydrated({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(onDone, []);
  return children;
}

function App({ router }: { router: AppRouter }) {
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}
