import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

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
    // A page may have put the focus into its first field already.
    if (document.activeElement === document.body || document.activeElement === null) focusMain();
  }, [pathname, state]);
}

/** Focuses the main heading, or the main part while it has none. */
export function focusMain(): void {
  const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (target === null) return;
  target.tabIndex = -1;
  target.classList.add('outline-none');
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'nearest' });
}
