import { useEffect, useRef } from 'react';

/** Focuses the main heading, or the main part while it has no heading, without scrolling. */
export function focusMain(): HTMLElement | null {
  const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (target === null) return null;
  target.tabIndex = -1;
  target.classList.add('outline-none');
  target.focus({ preventScroll: true });
  return target;
}

/** Focuses the main heading if the change of `part` removed the focused element. */
export function useFocusAfterChange(part: unknown): void {
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    if (document.activeElement === document.body) focusMain();
  }, [part]);
}
