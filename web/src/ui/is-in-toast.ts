/** For a dialog's `onInteractOutside`: a toast above it may be read and clicked, and closes nothing. */
export function isInToast({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null;
}
