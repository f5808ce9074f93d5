/** Overlays: a click can close them, and the next one meets the page beneath. */
const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Drops the second click of a double click if the first one has closed a dialog or menu: it would press what has
 * appeared under the pointer. Returns the function that stops this.
 */
export function dropSecondClicks(page: Document): () => void {
  let overlay: Element | null = null;

  function handleClick(event: MouseEvent): void {
    const { target, detail } = event;
    if (!(target instanceof Element)) return;
    if (detail <= 1) {
      overlay = target.closest(OVERLAY);
      return;
    }
    if (overlay === null || overlay.contains(target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  page.addEventListener('click', handleClick, { capture: true });
  return () => page.removeEventListener('click', handleClick, { capture: true });
}
