import { use } from 'react';
import {
  createMemoryRouter,
  Link,
  type RouterNavigateOptions,
  type To,
  useLocation,
} from 'react-router';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { it } from '#web/testing/screen-test.tsx';
import { showRouter } from '#web/testing/show-router.tsx';
import { useClosing } from './use-closing.ts';

function List({ processor }: { processor: Promise<void> }) {
  const { search, state } = useLocation();
  const close = useClosing();
  const isOpen = search !== '';
  // Holds back the rendering of the closed dialog, as a slow processor does.
  if (!isOpen && state === 'list') use(processor);
  return (
    <>
      <Link to="/list" state="list">
        List
      </Link>
      <Link to="?dialog" state="opened here">
        Open
      </Link>
      {isOpen ? (
        <button
          type="button"
          onClick={() => close({ isOpenedHere: state === 'opened here', to: '/list' })}
        >
          Close
        </button>
      ) : (
        <p>Closed</p>
      )}
    </>
  );
}

it('goes back once, however often it is pressed before the page is rendered', async ({ show }) => {
  const processor = Promise.withResolvers<void>();
  const { address, state } = show(<List processor={processor.promise} />, { at: '/start' });
  const link = (name: string) => page.getByRole('link', { name });
  const close = page.getByRole('button', { name: 'Close' });
  await link('List').click();
  await link('Open').click();
  await close.click();
  await expect.poll(state).toBe('list');
  await close.click();
  processor.resolve();
  await expect.element(page.getByText('Closed')).toBeVisible();
  expect(address()).toBe('/list');
});

it('goes back once, however often it is pressed before the browser is back', async () => {
  const router = createMemoryRouter([
    { path: '*', element: <List processor={Promise.resolve()} /> },
  ]);
  const { navigate } = router;
  const browser = Promise.withResolvers<void>();
  router.navigate = async (to: number | To | null, options?: RouterNavigateOptions) => {
    if (typeof to !== 'number') return navigate(to, options);
    await browser.promise;
    return navigate(to);
  };
  showRouter(router);
  await page.getByRole('link', { name: 'List' }).click();
  await page.getByRole('link', { name: 'Open' }).click();
  const close = page.getByRole('button', { name: 'Close' });
  await close.click();
  await close.click();
  browser.resolve();
  await expect.element(page.getByText('Closed')).toBeVisible();
  expect(router.state.location.pathname).toBe('/list');
});

it('closes what was opened by its address', async ({ show }) => {
  const { address } = show(<List processor={Promise.resolve()} />, { at: '/list?dialog' });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText('Closed')).toBeVisible();
  expect(address()).toBe('/list');
});
