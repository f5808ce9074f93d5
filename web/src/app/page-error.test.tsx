import { createMemoryRouter } from 'react-router';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { it } from '../testing/screen-test.tsx';
import { showRouter } from '../testing/show-router.tsx';
import { useUnsavedForm } from '../ui/unsaved-forms.ts';
import { PageError } from './page-error.tsx';

function UnsavedForm() {
  useUnsavedForm(true);
  return null;
}

function showFailure(error: Error): void {
  // React reports what its error boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const lazy = () => Promise.reject(error);
  showRouter(
    createMemoryRouter([
      { path: '/', ErrorBoundary: PageError, lazy, HydrateFallback: () => null },
    ]),
  );
}

const headings = () =>
  page
    .getByRole('heading')
    .elements()
    .map((each) => each.textContent);
const reload = page.getByRole('button', { name: 'Reload' });

it('asks to reload a page whose code was deleted while a form is not saved', async ({ show }) => {
  show(<UnsavedForm />);
  showFailure(new TypeError('Failed to fetch dynamically imported module: /assets/page.js'));
  await expect.element(page.getByText(/a form that is not saved would be lost/)).toBeVisible();
  await expect.element(reload).toBeVisible();
  expect(headings()).toEqual(['The portal was updated']);
});

it('does not reload a page with another fault, and has one heading', async () => {
  showFailure(new Error('A fault of the page'));
  await expect.element(reload).toBeVisible();
  expect(headings()).toEqual(['Unexpected Application Error!']);
});
