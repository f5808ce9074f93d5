/** An open dialog holds the page behind it still, under a security policy that forbids style elements. */
import { expect } from '@playwright/test';
import { addCompany, signInAdmin } from './harness/api.ts';
import { DESKTOP } from './harness/devices.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';

let portal: Portal;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
});

const scrolled = ({ page }: Visitor) => page.evaluate(() => scrollY);

test('a page behind a dialog does not scroll, and scrolls again after it', async ({ visit }) => {
  const admin = await signInAdmin(portal);
  for (let count = 1; count <= 12; count += 1)
    await addCompany(portal, admin.token, `Company ${count}`);
  const visitor = await visit({ as: admin, device: { ...DESKTOP, height: 400 } });
  const { page, press } = visitor;
  await page.goto('/admin/company-modules');
  await expect(page.getByText('Company 12')).toBeVisible();
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
  expect(await overflow()).toBe('visible');

  await press(page.getByRole('button', { name: 'New Company' }));
  const dialog = page.getByRole('dialog', { name: 'New Company' });
  await expect(dialog).toBeVisible();
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
  await expect(dialog).toBeHidden();
  await expect.poll(overflow).toBe('visible');
  await page.mouse.move(800, 200);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(visitor)).toBeGreaterThan(0);
});
