/**
 * The path of `PUBLIC_URL`, such as `/training`, which the server writes into each page. Empty if the portal is at the
 * root of its host, and while the build renders pages.
 */
export function basePath(): string {
  return typeof document === 'undefined' ? '' : (document.documentElement.dataset['base'] ?? '');
}

/** The address of a path of the portal, for everything but the links of the router, which adds the base path itself. */
export const portalAddress = (path: string): string => `${basePath()}${path}`;

/** The path of the portal in an address below the base path: the opposite of `portalAddress`. */
export const portalPath = (pathname: string): string => pathname.slice(basePath().length) || '/';
