import { lazy, Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useIsHydrated } from '../platform/hydration/use-is-hydrated.ts';
import { useShownLanguage } from '../platform/language/shown-language.ts';
import { useRouteTitle } from '../platform/routing/route-handle.ts';
import { useDocumentTitle } from '../platform/routing/use-document-title.ts';
import { session } from '../platform/session/session-store.ts';
import { nextTask } from '../platform/time/next-task.ts';
import { takeReloadNotice } from '../platform/update/reload-once.ts';
import { toast } from '../ui/toast.ts';
import { frameTexts } from './frame/texts/catalogue.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { scrollKey } from './scroll-key.ts';
import { skipToMain, useFocusOnNavigation } from './use-focus-on-navigation.ts';

// Loaded lazily to make the first paint faster: toasts appear only after an action of the user. In a task of its own,
// because an import takes milliseconds of the first rendering.
const Toaster = lazy(async () => {
  await nextTask();
  const { Toaster } = await import('../ui/toaster.tsx');
  return {
    default: function Toasts() {
      // A page that failed again has taken the notice before.
      useEffect(() => {
        if (takeReloadNotice()) toast.info(frameTexts().portalUpdated);
      }, []);
      return <Toaster />;
    },
  };
});

/** The root layout of all screens. */
export function Root() {
  useShownLanguage();
  useFocusOnNavigation();
  const isHydrated = useIsHydrated();
  return (
    <>
      {/* Rendered before the page, so that the effect of a page with a better title runs later and wins. */}
      <RouteTitle />
      <button
        type="button"
        onClick={skipToMain}
        className="fixed top-2 start-2 z-60 -translate-y-20 rounded-md bg-accent px-4 py-2.5 font-medium text-accent-contrast focus:translate-y-0 focus:shadow-lg print:hidden"
      >
        {frameTexts().skipToContent}
      </button>
      <NavigationProgress />
      <Outlet />
      <OfflineBanner />
      <ScrollRestoration getKey={scrollKey} />
      {isHydrated ? (
        <Suspense>
          <Toaster />
        </Suspense>
      ) : null}
    </>
  );
}

function RouteTitle() {
  useDocumentTitle(useRouteTitle());
  return null;
}

/** Shown until the first page's code is loaded. */
export function FirstPaint() {
  return <LoadingScreen isRestoring={session.current().status === 'restoring'} />;
}
