import { firstField } from './first-field.ts';
import { useReturnFocus } from './use-return-focus.ts';

/**
 * The focus of a dialog: on opening its first field, or its title where it has none, and on closing where it
 * was before. Radix would focus the first button, which is the cross. Spread into the dialog's content.
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
