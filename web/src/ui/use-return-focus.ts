import { useRef } from 'react';

/**
 * Returns the focus to the element that had it when a dialog opened. Radix returns it to the dialog's trigger, but our
 * dialogs are opened by state and have none. Spread into the dialog's content.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
