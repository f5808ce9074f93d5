import type { Browser } from '@playwright/test';

/** Whether the browser has a font with emoji: it then draws them in colours. */
export async function drawsEmoji(browser: Browser): Promise<boolean> {
  const page = await browser.newPage();
  const isColoured = await page.evaluate(() => {
    const context = new OffscreenCanvas(40, 40).getContext('2d');
    if (context === null) return false;
    context.font = '30px sans-serif';
    context.fillText('😀', 0, 30);
    const { data } = context.getImageData(0, 0, 40, 40);
    return data.some((value, index) => index % 4 === 1 && value !== data[index - 1]);
  });
  await page.close();
  return isColoured;
}
