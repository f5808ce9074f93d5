import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { it } from '../testing/screen-test.tsx';
import { lazyOnIdle } from './lazy-on-idle.tsx';

it('keeps the page and what is typed in it when a part cannot be loaded, and tries again', async ({
  show,
}) => {
  const reports = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = new TypeError('Failed to fetch dynamically imported module: /assets/part.js');
  let isDeleted = true;
  const Part = lazyOnIdle(() =>
    isDeleted ? Promise.reject(failure) : Promise.resolve(() => <p>The part</p>),
  );
  show(
    <>
      <input aria-label="Name" />
      <Part />
    </>,
  );
  const name = page.getByLabelText('Name');
  await name.fill('Half-typed');
  await expect.element(page.getByText(/reload the page/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(reports.mock.calls.flat()).toContain(failure);
  isDeleted = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('The part', { exact: true })).toBeVisible();
  await expect.element(name).toHaveValue('Half-typed');
});
