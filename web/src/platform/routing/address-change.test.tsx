import { createMemoryRouter, Link } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { showRouter } from '#web/testing/show-router.tsx';
import { searchText, useAddressState } from './address-state.ts';

const schema = z.object({ search: searchText });

function List() {
  const [{ search }, change] = useAddressState(schema, { search: '' });
  return (
    <>
      <p>Searched: {search}</p>
      <button type="button" onClick={() => change(() => ({ search: 'ann' }), { replace: true })}>
        Search
      </button>
      <Link to="/detail">Detail</Link>
    </>
  );
}

it.for(['', '/training'])(
  'does not cancel the way to another page by a change that comes late, below "%s"',
  async (base) => {
    document.documentElement.dataset['base'] = base;
    onTestFinished(() => void delete document.documentElement.dataset['base']);
    const code = Promise.withResolvers<{ element: string }>();
    const router = createMemoryRouter(
      [
        { path: '/list', element: <List /> },
        { path: '/detail', lazy: () => code.promise },
      ],
      { basename: base, initialEntries: [`${base}/list`] },
    );
    showRouter(router);
    const search = page.getByRole('button', { name: 'Search' });
    await search.click();
    await expect.element(page.getByText('Searched: ann')).toBeVisible();
    await page.getByRole('link', { name: 'Detail' }).click();
    // As a search does that waits for a pause in typing.
    await search.click();
    code.resolve({ element: 'The detail' });
    await expect.element(page.getByText('The detail')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: `${base}/detail`, search: '' });
  },
);
