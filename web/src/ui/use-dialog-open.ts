import { useSyncExternalStore } from 'react';

const OPEN_DIALOG = '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]';

/** Whether a modal dialog or a drawer is open, whoever opened it. */
export function useDialogOpen(): boolean {
  return useSyncExternalStore(follow, isDialogOpen);
}

function isDialogOpen(): boolean {
  return document.querySelector(OPEN_DIALOG) !== null;
}

/** Dialogs come as children of the body, and go by their state before they are taken out of it. */
function follow(onChange: () => void): () => void {
  const coming = new MutationObserver(onChange);
  coming.observe(document.body, { childList: true });
  const going = new MutationObserver(onChange);
  going.observe(document.body, { attributeFilter: ['data-state'], subtree: true });
  return () => {
    coming.disconnect();
    going.disconnect();
  };
}

/** For a dialog's `onInteractOutside`: a toast above it may be read and clicked, and closes nothing. */
export function isInToast({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null;
}
