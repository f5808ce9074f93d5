/** How long a text is as limits count it: by code points, so that '😀' is one and not the two it is kept in. */
export function charactersIn(text: string): number {
  return Array.from(text).length;
}
