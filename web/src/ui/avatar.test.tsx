import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { it } from '#web/testing/screen-test.tsx';
import { Avatar } from './avatar.tsx';

const NAME = 'Maria Wilhelmina van der Velden Hall';

it('shows two letters and names all initials', async ({ show }) => {
  show(<Avatar name={NAME} labelled />);
  await expect.element(page.getByRole('img', { name: 'MWVDVH' })).toHaveTextContent('MH');
});

it('is decorative without a label', async ({ show }) => {
  show(<Avatar name={NAME} />);
  await expect.element(page.getByText('MH')).toBeVisible();
  expect(page.getByRole('img').elements()).toEqual([]);
});
