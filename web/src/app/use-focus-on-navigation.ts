import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { focusMain } from '#web/platform/routing/focus-main.ts';

/**
 * Focuses the page's heading after a navigation, so that screen readers announce the page and Tab continues from there.
 * On the first page the focus stays as the browser sets it.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (state !== 'idle' || seen.current === pathname) return;
    seen.current = pathname;
    // The page may already have focused a field of its own.
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement)) focusMain();
  }, [pathname, state]);
}

/** Moves the focus past the navigation to the beginning of the page's content. */
export function skipToMain(): void {
  focusMain()?.scrollIntoView({ block: 'nearest' });
}
