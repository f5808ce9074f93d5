import { createMemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { showRouter } from '#web/testing/show-router.tsx';
import { searchText, useAddressState } from '../platform/routing/address-state.ts';
import { createFirstRouter } from './first-router.ts';

const schema = z.object({ name: searchText, town: searchText });

function List() {
  const [, change] = useAddressState(schema, { name: '', town: '' });
  const choose = (part: { name?: string; town?: string }) =>
    change((chosen) => ({ ...chosen, ...part }), { replace: true });
  return (
    <>
      <button type="button" onClick={() => choose({ name: 'ann' })}>
        Name
      </button>
      <button type="button" onClick={() => choose({ town: 'york' })}>
        Town
      </button>
    </>
  );
}

it('keeps each of two changes that are made before the full router has loaded', async () => {
  const routes = [{ path: '*', element: <List /> }];
  const { router, handOver } = createFirstRouter(routes);
  showRouter(router);
  await page.getByRole('button', { name: 'Name' }).click();
  await page.getByRole('button', { name: 'Town' }).click();
  const full = createMemoryRouter(routes);
  handOver(full);
  await expect.poll(() => full.state.location.search).toBe('?name=ann&town=york');
});
