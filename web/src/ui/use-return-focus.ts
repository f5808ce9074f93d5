import { useRef } from 'react';

/**
 * Gives the focus back to where it was when a dialog opened. Radix gives it to the dialog's trigger, and
 * ours are opened by state and have none. Spread into the dialog's content.
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
