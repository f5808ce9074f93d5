import { useEffect } from 'react';

/** The name of the product, which is the same in all languages. */
export const PRODUCT = 'Training Portal';

/** Sets the page's name in the title of the browser tab; undefined keeps the title of the route. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = documentTitle(title);
  }, [title]);
}

/** The title of the browser tab for a page of this name. */
export function documentTitle(name: string): string {
  return name === PRODUCT ? PRODUCT : `${name} · ${PRODUCT}`;
}
