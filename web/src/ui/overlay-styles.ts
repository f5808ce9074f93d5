/** The veil behind dialogs and drawers. */
export const overlayClass =
  'fixed inset-0 z-50 bg-overlay data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

/** In place of the veil: nothing of the page can be read through it. */
export const coverClass = 'fixed inset-0 z-50 bg-background';

/** The face of menus, lists and tips that float above the page. */
export const floatingClass =
  'z-50 rounded-lg border bg-surface-raised text-text shadow-lg data-[state=open]:animate-pop-in data-[state=closed]:animate-pop-out';
