/** The semi-transparent layer behind dialogs and drawers. */
export const overlayClass =
  'fixed inset-0 z-50 bg-overlay data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

/** An opaque layer, through which the page cannot be read. */
export const coverClass = 'fixed inset-0 z-50 bg-background';

/** The styles of menus and lists that float above the page, also above its toasts (`z-index: 999999999`). */
export const floatingClass =
  'z-1000000000 rounded-lg border bg-surface-raised text-text shadow-lg data-[state=open]:animate-pop-in data-[state=closed]:animate-pop-out';
