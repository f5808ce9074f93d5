import { useState } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { it, toasts } from '#web/testing/screen-test.tsx';
import { Card } from './card.tsx';
import { Dialog } from './dialog.tsx';
import { Region } from './region.tsx';
import { toast } from './toast.ts';

const failure = page.getByRole('alert');
const retry = page.getByRole('button', { name: 'Retry' });

/** A part that fails until `isWhole` is set. */
function breakable() {
  const part = { isWhole: false };
  function Part() {
    if (!part.isWhole) throw new Error('This part is broken');
    return (
      <div>
        <p>The whole part</p>
        <button type="button">In the part</button>
      </div>
    );
  }
  return { part, Part };
}

it('ends the part that fails, not the page, until Retry shows it', async ({ show }) => {
  const reports = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { part, Part } = breakable();
  function Living() {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {`${count} clicks`}
      </button>
    );
  }
  show(
    <>
      <Region>
        <Part />
      </Region>
      <Living />
    </>,
  );
  await expect
    .element(failure.getByText('This part of the page could not be shown.'))
    .toBeVisible();
  expect(reports).toHaveBeenCalledOnce();
  expect(reports.mock.calls.flat().join(' ')).toContain('This part is broken');
  await page.getByRole('button', { name: '0 clicks' }).click();

  await retry.click();
  await expect.poll(() => reports.mock.calls.length).toBe(2);
  // It failed again.
  await expect.element(retry).toHaveFocus();
  part.isWhole = true;
  await retry.click();
  await expect.element(page.getByText('The whole part')).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'In the part' })).toHaveFocus();
  // The rest of the page has kept its state.
  await expect.element(page.getByRole('button', { name: '1 clicks' })).toBeVisible();
});

it('is each card and each dialog', async ({ show }) => {
  const reports = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Part } = breakable();
  show(
    <>
      <Card>
        <Part />
      </Card>
      <Card>
        <p>The next card</p>
      </Card>
      <Dialog open onOpenChange={() => undefined} title="Settings">
        <Part />
      </Dialog>
    </>,
  );
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect.element(page.getByText('The next card')).toBeInTheDocument();
  expect(reports).toHaveBeenCalledTimes(2);
});

it('is the place of the toasts', async ({ show }) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { part, Part } = breakable();
  show(<p>The page</p>);
  toast.info('About a part', { description: <Part /> });
  await expect.element(failure).toBeVisible();
  await expect.element(page.getByText('The page')).toBeVisible();
  part.isWhole = true;
  await retry.click();
  await expect.element(toasts.getByText('The whole part')).toBeVisible();
});
