import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the browser prints the page: also when its own menu started it. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  // Not after the page is shown: it can be printed as soon as it is.
  useLayoutEffect(() => {
    // The browser takes the page as it is when the handler returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** Opens the print dialog of the browser. */
export function printPage(): void {
  window.print();
}
