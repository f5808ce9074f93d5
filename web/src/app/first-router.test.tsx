import { startTransition, useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { showRouter } from '#web/testing/show-router.tsx';
import { searchText, useAddressState } from '../platform/routing/address-state.ts';
import { createFirstRouter } from './first-router.ts';

const schema = z.object({ name: searchText, town: searchText });

function List() {
  const [chosen, change] = useAddressState(schema, { name: '', town: '' });
  const [isLong, setIsLong] = useState(false);
  const choose = (part: { name?: string; town?: string }) =>
    change((before) => ({ ...before, ...part }), { replace: true });
  return (
    <>
      <p>Named: {chosen.name}</p>
      <button type="button" onClick={() => choose({ name: 'ann' })}>
        Name
      </button>
      <button type="button" onClick={() => choose({ town: 'york' })}>
        Town
      </button>
      <button type="button" onClick={() => startTransition(() => setIsLong(true))}>
        More
      </button>
      {isLong ? <p>The rest</p> : null}
    </>
  );
}

const routes = [{ path: '*', element: <List /> }];
const button = (name: string) => page.getByRole('button', { name });

it('keeps each of two changes that are made before the full router has loaded', async () => {
  const { router, handOver } = createFirstRouter(routes);
  showRouter(router);
  await button('Name').click();
  await button('Town').click();
  const full = createMemoryRouter(routes);
  handOver(full);
  await expect.poll(() => full.state.location.search).toBe('?name=ann&town=york');
});

it('shows a change that waits for the full router, which holds back no other transition', async () => {
  const { router } = createFirstRouter(routes);
  showRouter(router);
  await button('Name').click();
  await expect.element(page.getByText('Named: ann')).toBeVisible();
  await button('More').click();
  await expect.element(page.getByText('The rest')).toBeVisible();
});

it('lets functions of the first page read the state of the full router', async () => {
  const { router, handOver } = createFirstRouter(routes);
  showRouter(router);
  await expect.element(button('Name')).toBeVisible();
  const code = Promise.withResolvers<{ element: string }>();
  const full = createMemoryRouter([{ path: '/detail', lazy: () => code.promise }, ...routes], {
    initialEntries: [location.pathname],
  });
  handOver(full);
  const arrival = full.navigate('/detail');
  // As a search does that was typed before: it must not cancel the way to the other page.
  await button('Name').click();
  code.resolve({ element: 'The detail' });
  await arrival;
  expect(full.state.location).toMatchObject({ pathname: '/detail', search: '' });
});
