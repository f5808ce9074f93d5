import type { Location } from 'react-router';

/**
 * The key under which the scroll position of a page is kept. The router gives the first page of every
 * document the key 'default', so that one is kept by its path: an address typed over a scrolled page
 * would otherwise open at the other page's position.
 */
export function scrollKey({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string {
  return key === 'default' ? pathname : key;
}
