import { StrictMode, startTransition, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { collectEarlyInput } from '../platform/hydration/early-input.ts';
import { session } from '../platform/session/session-store.ts';
import type { Elements } from '../ui/elements.ts';
import { createFirstRouter } from './first-router.ts';
import { loadMatchedRoutes } from './load-matched-routes.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { routes } from './routes.tsx';

/**
 * Shows the page of the address: on top of its HTML if the build has rendered it, else in place of the shell. The shell
 * stays until the session is `restored` and the page's code has loaded, so that nothing else is seen in between. Rejects
 * if the code of a rendered page, which stays, or the full router cannot be loaded.
 */
export async function showFirstPage(
  container: HTMLElement,
  restored: Promise<void>,
): Promise<void> {
  if (isRendered(container)) {
    await loadMatchedRoutes(routes, location.pathname);
    hydrate(container);
    return;
  }
  const code = loadCode();
  const isRestoring = session.current().status === 'restoring';
  const isShell = container.querySelector('[data-shell]') !== null;
  if (!isShell) container.replaceChildren();
  const root = createRoot(container);
  if (!isShell) root.render(<LoadingScreen isRestoring={isRestoring} />);
  container.removeAttribute('data-for-visitors');
  if (isShell && isRestoring) await restored;
  const app = (await code) ? <FirstApp /> : <App router={await loadFullRouter()} />;
  // In slices, so that input is answered in between.
  startTransition(() => root.render(app));
}

/** Whether the HTML in the container is what the app shows first at this address, to this user. */
function isRendered({ dataset }: HTMLElement): boolean {
  const { addresses, forVisitors } = dataset;
  if (addresses === undefined || !new RegExp(addresses, 'i').test(location.pathname)) return false;
  return forVisitors === undefined || session.current().user === null;
}

/** Returns whether the page's code could be loaded. If not, the full router tries again and shows its failure. */
async function loadCode(): Promise<boolean> {
  try {
    await loadMatchedRoutes(routes, location.pathname);
    return true;
  } catch {
    return false;
  }
}

/** Creates the full router once. */
let fullRouter: Promise<DataRouter> | undefined;

function loadFullRouter(): Promise<DataRouter> {
  fullRouter ??= import('./full-router.ts').then(({ createFullRouter }) => createFullRouter());
  return fullRouter;
}

function hydrate(container: HTMLElement): void {
  // The session that the script in the head found may have ended since.
  container.removeAttribute('data-for-visitors');
  const enterAgain = collectEarlyInput(container);
  startTransition(() => {
    hydrateRoot(
      container,
      <Hydrated onDone={enterAgain}>
        <FirstApp />
      </Hydrated>,
    );
  });
}

/** Must render its children alone: the ids of React depend on the structure. */
function Hydrated({ onDone, children }: { onDone: () => void; children: Elements }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(onDone, []);
  return children;
}

/** The app, at first with a router that shows the present page alone. */
function FirstApp() {
  const [first] = useState(() => createFirstRouter(routes));
  const [full, setFull] = useState<DataRouter | null>(null);
  useEffect(() => {
    // A failure is answered by loading the next page as a whole.
    loadFullRouter().then(
      (router) => startTransition(() => setFull(router)),
      () => first.handOver(null),
    );
  }, [first]);
  useEffect(() => {
    // The guards of unsaved changes have registered with the full router before.
    if (full !== null) first.handOver(full);
  }, [first, full]);
  return <App router={full ?? first.router} />;
}

function App({ router }: { router: DataRouter }) {
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}
