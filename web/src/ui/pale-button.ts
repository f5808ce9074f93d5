/** The styles of a primary button with `aria-disabled`, which keeps the focus. It looks like a disabled one. */
export const paleButton = [
  'aria-disabled:border aria-disabled:bg-surface-sunken aria-disabled:text-text-muted aria-disabled:shadow-none aria-disabled:inset-shadow-none',
  'forced-colors:border-[GrayText] forced-colors:aria-disabled:bg-[Canvas] forced-colors:aria-disabled:text-[GrayText]',
].join(' ');
