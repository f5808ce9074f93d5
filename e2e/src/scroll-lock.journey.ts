/** An open dialog holds the page behind it still, under a security policy that forbids style elements. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCompany, signInAdmin } from './harness/api.ts';
import { DESKTOP, sharedBrowser } from './harness/browser.ts';
import { type Portal, startPortal } from './harness/portal.ts';
import { type Visitor, visit } from './harness/visitor.ts';
import { signIn } from './screens/accounts.ts';

let browser: Browser;
let portal: Portal;
const ended = new AsyncDisposableStack();

beforeAll(async () => {
  browser = await sharedBrowser();
  portal = ended.use(await startPortal());
});
afterAll(() => ended.disposeAsync());

const scrolled = ({ page }: Visitor) => page.evaluate(() => scrollY);

it('a page behind a dialog does not scroll, and scrolls again after it', async () => {
  const admin = await signInAdmin(portal);
  for (let count = 1; count <= 12; count += 1)
    await addCompany(portal, admin.token, `Company ${count}`);
  await using visitor = await visit(browser, portal, { device: { ...DESKTOP, height: 400 } });
  await signIn(visitor, admin);
  const { page, press, see } = visitor;
  await visitor.open('/admin/company-modules');
  await see('Company 12');
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
  expect(await overflow()).toBe('visible');

  await press(page.getByRole('button', { name: 'New Company' }));
  const dialog = page.getByRole('dialog', { name: 'New Company' });
  await see(dialog);
  await expect.poll(overflow).toBe('hidden');
  await page.mouse.move(20, 200);
  await page.mouse.wheel(0, 300);
  // A wheel that scrolls nothing gives no event to wait for: the dialog is scrolled after it instead.
  await page.mouse.move(640, 200);
  await page.mouse.wheel(0, 300);
  const scrolledInDialog = () =>
    dialog.evaluate((box) =>
      [box, ...box.querySelectorAll('*')].some(({ scrollTop }) => scrollTop > 0),
    );
  await expect.poll(scrolledInDialog).toBe(true);
  expect(await scrolled(visitor)).toBe(0);

  await press(dialog.getByRole('button', { name: 'Cancel' }));
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(overflow).toBe('visible');
  await page.mouse.move(800, 200);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(visitor)).toBeGreaterThan(0);
});
