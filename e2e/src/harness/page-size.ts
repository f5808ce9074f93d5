/** Checks that the page is as large as its content. */
import type { Page } from '@playwright/test';

/** Pages with parts that scroll by themselves: these pages are exactly as high as the window. */
const FIXED_PAGES = ['/chat'];

/**
 * Problems of the page in a window of this width: it scrolls sideways, an element that is out of the flow
 * makes it higher than its content, or a page of fixed height is higher than the window.
 */
export async function findSizeProblems(page: Page, width: number): Promise<string[]> {
  const { scrollWidth, widest, ...found } = await page.evaluate(measurePage, width);
  const { scrollHeight, contentHeight, windowHeight, lowest } = found;
  const isFixed = FIXED_PAGES.includes(new URL(page.url()).pathname);
  const wanted = isFixed ? windowHeight : Math.max(windowHeight, contentHeight);
  return [
    ...(scrollWidth > width ? [`${scrollWidth} px wide on ${width} px: ${widest}`] : []),
    ...(scrollHeight > wanted
      ? [`${scrollHeight} px high in ${windowHeight} px, not ${wanted} px: ${lowest}`]
      : []),
  ];
}

/** Runs in the page. */
function measurePage(width: number) {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const all = [...document.body.querySelectorAll('*')];
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom + window.scrollY;
  // Only the outermost elements: the others are wide or high because of them.
  const widest = all.find((element) => element.getBoundingClientRect().right > width + 1);
  const lowest = all.find((element) => Math.abs(bottomOf(element) - scrollHeight) <= 1);
  const nameOf = (element: Element | undefined) => element?.outerHTML.slice(0, 200) ?? '';
  return {
    scrollWidth,
    scrollHeight,
    contentHeight: Math.ceil(bottomOf(document.body)),
    windowHeight: window.innerHeight,
    widest: nameOf(widest),
    lowest: nameOf(lowest),
  };
}
