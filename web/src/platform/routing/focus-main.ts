import { useEffect, useRef } from 'react';

/** Focuses the main heading, or the main part while it has none, without scrolling there. */
export function focusMain(): HTMLElement | null {
  const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (target === null) return null;
  target.tabIndex = -1;
  target.classList.add('outline-none');
  target.focus({ preventScroll: true });
  return target;
}

/** Focuses the main heading if the focused element was removed when the given part of the page changed. */
export function useFocusAfterChange(part: unknown): void {
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    if (document.activeElement === document.body) focusMain();
  }, [part]);
}
