/** The styles of a button that does nothing at the moment but keeps the focus. It looks like a disabled one. */
export const paleButton =
  'opacity-50 forced-colors:border-[GrayText] forced-colors:bg-[Canvas] forced-colors:text-[GrayText] forced-colors:opacity-100';
