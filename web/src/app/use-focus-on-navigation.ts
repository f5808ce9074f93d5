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
    // A page may have put the focus into a field of its own already.
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement)) focusMain();
  }, [pathname, state]);
}

/** Focuses the main heading, or the main part while it has none, without scrolling there. */
export function focusMain(): HTMLElement | null {
  const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (target === null) return null;
  target.tabIndex = -1;
  target.classList.add('outline-none');
  target.focus({ preventScroll: true });
  return target;
}

/** Past the navigation, to where the page's own content begins. */
export function skipToMain(): void {
  focusMain()?.scrollIntoView({ block: 'nearest' });
}
