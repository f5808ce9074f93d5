import { useEffect } from 'react';

const PRODUCT = 'Training Portal';

/** Names the page in the browser's tab; undefined leaves the name that its route gave it. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);
}
