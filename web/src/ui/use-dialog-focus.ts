import { firstField } from './first-field.ts';
import { useReturnFocus } from './use-return-focus.ts';

/**
 * Controls the focus of a dialog: when it opens, its first field, or its title without one; when it closes, the element
 * that was focused before. Radix would focus the first button, which closes the dialog. Spread into the dialog's
 * content.
 */
export function useDialogFocus() {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  return {
    onOpenAutoFocus(event: Event) {
      onOpenAutoFocus();
      if (!(event.target instanceof HTMLElement)) return;
      const start = firstField(event.target) ?? titleOf(event.target);
      if (start === null) return;
      event.preventDefault();
      start.focus();
    },
    onCloseAutoFocus,
  };
}

function titleOf(dialog: HTMLElement): HTMLElement | null {
  return document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
}
