import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the main heading, or the main part while it has no heading, without scrolling. */
export function focusMain(): HTMLElement | null {
  const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (target === null) return null;
  target.tabIndex = -1;
  target.classList.add('outline-none');
  target.focus({ preventScroll: true });
  return target;
}

/**
 * Focuses `target`, by default the main heading, if the change of `part` removed the focused element. While `part` is
 * loading it is undefined: on the first page the focus stays as the browser sets it.
 */
export function useFocusAfterChange(part: unknown, target?: RefObject<HTMLElement | null>): void {
  const shown = useRef(part);
  useEffect(() => {
    const before = shown.current;
    if (before === part) return;
    shown.current = part;
    if (before === undefined || document.activeElement !== document.body) return;
    if (target === undefined) focusMain();
    else target.current?.focus({ preventScroll: true });
  }, [part, target]);
}
