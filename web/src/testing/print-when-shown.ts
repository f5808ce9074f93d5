import type { Locator } from 'vitest/browser';

/**
 * Prints in the moment in which the element is first shown, before its effects have run, and resolves to what `read`
 * returns then. Called before the page is rendered.
 */
export function printWhenShown<Value>(shown: Locator, read: () => Value): Promise<Value> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (shown.query() === null) return;
      observer.disconnect();
      window.dispatchEvent(new Event('beforeprint'));
      resolve(read());
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
