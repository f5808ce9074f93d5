/** The translator of a browser, which replaces the texts of a page by elements. */
import type { Page } from '@playwright/test';

/**
 * The end of each translated text. The words stay as they are, and this character has no width, so locators find the
 * texts as before; a page that takes a value from its own texts does not.
 */
export const TRANSLATED = '\u200B';

/** Translates the shown document, and from now on all that appears in it. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(translateDocument, TRANSLATED);
}

// Runs in the page.
function translateDocument(mark: string): void {
  const kept = 'font, script, style, textarea, [translate="no"]';

  function translate(text: Text): void {
    const { data, parentElement } = text;
    if (!/\p{L}/u.test(data) || parentElement === null || parentElement.closest(kept)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = data + mark;
    text.replaceWith(outer);
  }

  function translateAllIn(node: Node): void {
    if (node instanceof Text) translate(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) if (text instanceof Text) translate(text);
  }

  translateAllIn(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes])
        if (node instanceof Text || node !== target) translateAllIn(node);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}
