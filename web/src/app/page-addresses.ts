/** The regular expression for the addresses of a path of the table of pages. */
export function addressesOf(path: string): string {
  const segments = path.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+');
  return `^${segments}/?$`;
}
