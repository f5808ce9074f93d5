/** The states of a screen that come from the network instead of from the data. */
import { expect, type Page, type Route } from '@playwright/test';
import { passTime } from '../harness/page-clock.ts';
import { untilStarted } from '../screens/toasts.ts';

export type NetworkState = 'loading' | 'error' | 'offline';

/** Any of the shapes of `web/src/ui/skeleton.tsx`, spinners and notes that stand for content. */
const LOADING = 'main[aria-busy="true"], main [aria-busy="true"], main [role="status"]';

/** The answer to all calls in the state `error`. */
export const FAILURE = {
  status: 500,
  json: { code: 'INTERNAL', message: 'The portal made a mistake.' },
};

/** Opens the address with a portal that does not answer, that fails, or that is out of reach afterwards. */
export async function openInState(page: Page, path: string, state: NetworkState): Promise<void> {
  if (state === 'offline') {
    await page.goto(path);
    await untilComplete(page);
    await page.context().setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    return;
  }
  if (state === 'loading') {
    await page.route(isHeldBack(path), () => undefined);
    await page.goto(path);
    await expect(page.locator(LOADING).filter({ visible: true }).first()).toBeVisible();
    // Otherwise the outline would be the one of the HTML, which the code of the page replaces.
    if (!isRestoredByItsCall(path)) await untilStarted({ page });
    return;
  }
  await page.clock.install();
  await page.route(isHeldBack(path), (route: Route) => route.fulfill(FAILURE));
  await page.goto(path);
  const failure = page
    .getByRole('alert')
    .or(page.getByRole('button', { name: 'Retry' }))
    .filter({ visible: true });
  // A read is tried again after one, two and four seconds.
  await passTime(page, { stepMs: 1_000, look: () => failure.count() }).toBeGreaterThan(0);
}

/** Whether the page itself makes the call that restores the session of a trainee. */
const isRestoredByItsCall = (path: string) => ['/training', '/training/progress'].includes(path);

/** All calls but the one by which the session is restored, where the page itself does not need it. */
function isHeldBack(path: string): (url: URL) => boolean {
  return ({ pathname, search }) => {
    if (!pathname.startsWith('/api/') || pathname === '/api/ws') return false;
    if (pathname === '/api/trainee/dashboard') return isRestoredByItsCall(path);
    return !(pathname === '/api/admin/trainees' && search === '?page=1&pageSize=1');
  };
}

/** Waits until nothing of the page is loading. */
export async function untilComplete(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}
