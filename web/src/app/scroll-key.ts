import type { Location } from 'react-router';

/**
 * The key under which the scroll position of a page is stored. The router gives the first page of every document the
 * key 'default', so that page is stored under its path. Otherwise an address typed over a scrolled page would open at
 * the position of the previous page.
 */
export function scrollKey({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string {
  return key === 'default' ? pathname : key;
}
