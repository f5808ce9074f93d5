import { type RefObject, useLayoutEffect, useRef } from 'react';
import { firstField } from './first-field.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** The first field of a dialog, or its title without one. */
function startOf(dialog: HTMLElement): HTMLElement | null {
  return firstField(dialog) ?? titleOf(dialog);
}

/**
 * Controls the focus of a dialog: when it opens, its first field, or its title without one; when it closes, the element
 * that was focused before. Radix would focus the first button, which closes the dialog; it still does if another
 * `findStart` returns null. Spread into the dialog's content.
 */
export function useDialogFocus(findStart: (dialog: HTMLElement) => HTMLElement | null = startOf) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  return {
    onOpenAutoFocus(event: Event) {
      onOpenAutoFocus();
      if (!(event.target instanceof HTMLElement)) return;
      const start = findStart(event.target);
      if (start === null) return;
      event.preventDefault();
      start.focus();
    },
    onCloseAutoFocus,
  };
}

export function titleOf(dialog: HTMLElement): HTMLElement | null {
  return document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
}

/**
 * Begins again at the top of the dialog, with the focus as when it opened, each time that another step replaces its
 * content: the focused element may be removed, and the place in the former content means nothing in the new one.
 */
export function useDialogSteps(
  container: RefObject<HTMLElement | null>,
  step: string | undefined,
): void {
  const shown = useRef(step);
  // Before a key can be pressed in the new content.
  useLayoutEffect(() => {
    const dialog = container.current;
    if (dialog === null || shown.current === step) return;
    shown.current = step;
    const start = startOf(dialog);
    start?.focus({ preventScroll: true });
    for (const part of dialog.children) part.scrollTop = 0;
  }, [container, step]);
}
