import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { collectEarlyInput } from '../platform/hydration/early-input.ts';
import { shownLanguage } from '../platform/language/shown-language.ts';
import { basePath, portalPath } from '../platform/routing/base-path.ts';
import { showReaderLanguage } from '../platform/session/own-language.ts';
import { session } from '../platform/session/session-store.ts';
import type { Elements } from '../ui/elements.ts';
import { loadMatchedRoutes } from './load-matched-routes.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { routes } from './routes.tsx';

/**
 * Shows the page of the address: on top of its HTML if the build has rendered it in the reader's language, else in its
 * place, or in place of the shell. The shell
 * stays until the session is `restored` and the page's code has loaded, so that nothing else is seen in between. Rejects
 * if the code of a rendered page, which stays, cannot be loaded.
 */
export async function showFirstPage(
  container: HTMLElement,
  restored: Promise<void>,
): Promise<void> {
  const { lang } = document.documentElement;
  await showReaderLanguage();
  if (isRendered(container)) {
    await loadMatchedRoutes(routes, location.pathname);
    if (lang === shownLanguage()) hydrate(container);
    else renderInstead(container);
    return;
  }
  const isRestoring = session.current().status === 'restoring';
  // The router tries again to load what could not be loaded, and shows the failure.
  const code = loadMatchedRoutes(routes, location.pathname, (page, params) => {
    if (isRestoring) page.prefetch?.(params);
  }).catch(() => undefined);
  const isShell = container.querySelector('[data-shell]') !== null;
  if (!isShell) container.replaceChildren();
  const root = createRoot(container);
  if (!isShell) root.render(<LoadingScreen isRestoring={isRestoring} />);
  container.removeAttribute('data-for-visitors');
  if (isShell && isRestoring) await restored;
  await code;
  const app = <App router={createRouter()} />;
  // In slices, so that input is answered in between.
  startTransition(() => root.render(app));
}

/** Whether the HTML in the container is what the app shows first at this address, to this user. */
function isRendered({ dataset }: HTMLElement): boolean {
  const { addresses, forVisitors } = dataset;
  if (addresses === undefined) return false;
  if (!new RegExp(addresses, 'i').test(portalPath(location.pathname))) return false;
  return forVisitors === undefined || session.current().user === null;
}

/** Created when the code of the page is in its routes, so that the page is rendered at once. */
function createRouter(): DataRouter {
  // The browser has placed a page that is shown already. Only the element of the hash may be new.
  return createBrowserRouter(routes, {
    basename: basePath(),
    ...(location.hash === '' ? { hydrationData: {} } : {}),
  });
}

function hydrate(container: HTMLElement): void {
  // The session that the script in the head found may have ended since.
  container.removeAttribute('data-for-visitors');
  const enterAgain = collectEarlyInput(container);
  const app = <App router={createRouter()} />;
  startTransition(() => {
    hydrateRoot(container, <Hydrated onDone={enterAgain}>{app}</Hydrated>);
  });
}

/** Replaces a page that the build has rendered in another language. What was typed there is kept. */
function renderInstead(container: HTMLElement): void {
  container.removeAttribute('data-for-visitors');
  const enterAgain = collectEarlyInput(container);
  const app = <App router={createRouter()} />;
  createRoot(container).render(<Hydrated onDone={enterAgain}>{app}</Hydrated>);
}

/** Must render its children alone: the ids of React depend on the structure. */
function Hydrated({ onDone, children }: { onDone: () => void; children: Elements }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(onDone, []);
  return children;
}

function App({ router }: { router: DataRouter }) {
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}
