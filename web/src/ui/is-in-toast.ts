/** For a dialog's `onInteractOutside`: a click on a toast above the dialog must not close it. */
export function isInToast({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null;
}
