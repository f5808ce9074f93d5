import type { OwnUser } from '@portal/contract/accounts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, parsePath } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { toast } from 'sonner';
import { test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showLanguage } from '../platform/language/catalogue.ts';
import { queryClient } from '../platform/query/query-client.ts';
import type { RouteHandle } from '../platform/routing/route-handle.ts';
import { session } from '../platform/session/session-store.ts';
import { nextTask } from '../platform/time/next-task.ts';
import { Toaster } from '../ui/toaster.tsx';
import { createFakeServer } from './fake-server.ts';
import { fakeUpload } from './fake-upload.ts';
import { makeToastsStay } from './lasting-toasts.ts';
import { fetchFixture, readFixture } from './read-fixture.ts';

makeToastsStay();

/** Where toasts appear. */
export const toasts = page.getByRole('region', { name: /^Notifications/ });

interface Place {
  /** The address that is shown, `/` unless given. */
  readonly at?: string;
  /** The state of the history entry. */
  readonly state?: unknown;
  /** The route pattern of the element, for its parameters. */
  readonly path?: string;
  /** The properties of the route's screen. */
  readonly handle?: RouteHandle;
  /** The width of the page's content in px; the whole window unless given. */
  readonly width?: number;
}

/**
 * Tests of a component: `show` renders it in a router and with toasts, in place of what was shown before, `server`
 * answers its calls, `signIn` starts a session, `resize` changes the window. A call that the test did not expect fails
 * it.
 */
export const it = test
  .extend('server', () => createFakeServer())
  .extend('network', { auto: true }, ({ server }, { onCleanup }) => {
    let hasEnded = false;
    const reading = new Set<Promise<string>>();
    // A late answer must not reach the next test, whose user can be the same.
    const respond = async (request: Request) => {
      const response = await server.respond(request);
      if (hasEnded) throw new TypeError('Failed to fetch');
      return Object.assign(response, {
        text() {
          const text = Response.prototype.text.call(response);
          reading.add(text);
          return text;
        },
      });
    };
    vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) => {
      const request = new Request(...given);
      // Like the browser's own, it sends nothing that was cancelled before.
      if (request.signal.aborted) return Promise.reject(request.signal.reason);
      return fetchFixture(request) ?? respond(request);
    });
    vi.stubGlobal('XMLHttpRequest', fakeUpload(respond));
    // The stubs stay until the next test: a late request must not reach a network.
    onCleanup(async () => {
      hasEnded = true;
      session.end('visitor');
      await showLanguage('en');
      await Promise.allSettled(reading);
      queryClient.clear();
      // A read is sent in a task of its own (`spreadReads`): one that has begun must not reach the next test's server.
      await nextTask();
      localStorage.clear();
      sessionStorage.clear();
      if (server.faults.length > 0) throw new Error(server.faults.join('\n'));
    });
  })
  .extend('signIn', () => (user: OwnUser) => session.start({ token: 'token-of-the-test', user }))
  .extend('resize', ({ network: _ }, { onCleanup }) => {
    const { innerWidth, innerHeight } = window;
    onCleanup(() => page.viewport(innerWidth, innerHeight));
    return (width: number, height: number) => page.viewport(width, height);
  })
  .extend('clip', () => readFixture('clips/tour-5s.webm'))
  .extend('show', ({ network: _ }, { onCleanup }) => {
    const defaults = queryClient.getDefaultOptions();
    // Failed reads are repeated as often as in the app, without its waits.
    queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } });
    // Also one that the last test caused after its end.
    toast.dismiss();
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    let shown = 0;
    onCleanup(() => {
      root.unmount();
      container.remove();
      queryClient.setDefaultOptions(defaults);
    });
    return (element: ReactNode, { at = '/', path = '*', state, handle, width }: Place = {}) => {
      const router = createMemoryRouter(
        [
          {
            element: <Frame />,
            children: [
              { path, element, handle },
              { path: '*', element: null },
            ],
          },
        ],
        { initialEntries: [{ ...parsePath(at), state }] },
      );
      // The next screen keeps no state of this one, as after a reload.
      shown += 1;
      container.style.width = width === undefined ? '' : `${width}px`;
      root.render(
        <StrictMode>
          <RouterProvider key={shown} router={router} />
        </StrictMode>,
      );
      return {
        /** The address that the router shows now. */
        address: () => `${router.state.location.pathname}${router.state.location.search}`,
        /** The state of the history entry. */
        state: (): unknown => router.state.location.state,
      };
    };
  });

function Frame() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Toaster />
    </QueryClientProvider>
  );
}
