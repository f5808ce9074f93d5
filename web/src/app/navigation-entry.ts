const ENTRY =
  'flex min-h-11 items-center gap-3 rounded-md px-3 font-medium text-sm transition-colors';

/** The styles of an entry of the navigation that leads to another page. */
export const PLAIN_ENTRY = `${ENTRY} text-text-muted hover:bg-hover hover:text-text`;

/** The styles of the entry of the current page. */
export const CURRENT_ENTRY = `${ENTRY} bg-accent-soft text-accent-text forced-colors:border-2 forced-colors:border-accent`;

type Place = {
  /** The address of the entry to which the page belongs; null for none. */
  section: string | null;
  pathname: string;
};

/** The `aria-current` of the entry at the address `to`: 'page' on its own page, 'true' on the others of its section. */
export function currentMark(to: string, { section, pathname }: Place): 'page' | 'true' | undefined {
  if (to !== section) return undefined;
  return to === pathname.replace(/\/$/, '') ? 'page' : 'true';
}
