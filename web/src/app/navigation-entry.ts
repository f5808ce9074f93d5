const ENTRY =
  'flex min-h-11 items-center gap-3 rounded-md px-3 font-medium text-sm transition-colors';

/** The styles of an entry of the navigation that leads to another page. */
export const PLAIN_ENTRY = `${ENTRY} text-text-muted hover:bg-hover hover:text-text`;

/** The styles of the entry of the current page. */
export const CURRENT_ENTRY = `${ENTRY} bg-accent-soft text-accent-text forced-colors:border-2 forced-colors:border-accent`;
