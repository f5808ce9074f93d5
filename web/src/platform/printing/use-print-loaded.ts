import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { printPage } from './use-printing.ts';

type Content<Loaded> = {
  load: () => Promise<Loaded>;
  /** Called if it cannot be loaded: nothing is printed. */
  onFailure: (error: unknown) => void;
};

/** Loads content that only the paper has, and prints it. `printed` is rendered in `OnlyOnPaper`; null before and after. */
export function usePrintLoaded<Loaded>({ load, onFailure }: Content<Loaded>) {
  const [isLoading, setLoading] = useState(false);
  const [printed, setPrinted] = useState<Loaded | null>(null);
  useEffect(() => {
    const end = () => setPrinted(null);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);

  async function print() {
    setLoading(true);
    try {
      const loaded = await load();
      // The browser takes the page as it is now.
      flushSync(() => setPrinted(loaded));
    } catch (error) {
      onFailure(error);
      return;
    } finally {
      setLoading(false);
    }
    printPage();
  }

  return { print, isLoading, printed };
}
