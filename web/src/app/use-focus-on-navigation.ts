import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { focusMain } from '#web/platform/routing/focus-main.ts';

/**
 * After a navigation the page's heading has the focus: screen readers say where one is, and Tab goes
 * on from there. The first page is left as the browser opens it.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (state !== 'idle' || seen.current === pathname) return;
    seen.current = pathname;
    // A page may have put the focus into a field of its own already.
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement)) focusMain();
  }, [pathname, state]);
}

/** Past the navigation, to where the page's own content begins. */
export function skipToMain(): void {
  focusMain()?.scrollIntoView({ block: 'nearest' });
}
