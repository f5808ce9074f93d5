import { toast } from 'sonner';
import { describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { Dialog } from './dialog.tsx';
import { showUndoToast } from './undo-toast.tsx';

const it = screenIt
  .extend('time', { auto: true }, ({ network: _ }, { onCleanup }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onCleanup(() => void vi.useRealTimers());
    return (ms: number) => vi.advanceTimersByTime(ms);
  })
  .extend('offer', async ({ show }) => {
    show(<button type="button">Elsewhere</button>);
    await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toBeVisible();
    const undone = Promise.withResolvers<void>();
    const undo = vi.fn(() => undone.promise);
    showUndoToast({
      message: 'Tina deleted',
      name: 'Tina',
      offeredForMs: 20_000,
      busyLabel: 'Restoring…',
      undo,
    });
    return { undo, finish: undone.resolve };
  });

const undo = toasts.getByRole('button', { name: /^(Undo|Restoring…)$/ });
const elsewhere = page.getByRole('button', { name: 'Elsewhere' });

describe('undo toast', () => {
  it('is announced with the keys that reach it', async ({ offer: _ }) => {
    await expect.element(toasts).toHaveAttribute('aria-live', 'polite');
    await expect.element(toasts.getByText('Tina deleted', { exact: true })).toBeVisible();
    await expect
      .element(toasts.getByText('Tina', { exact: true }))
      .toHaveAttribute('translate', 'no');
    await expect.element(toasts.getByText('To undo, press Alt+T, then Enter.')).toBeInTheDocument();
  });

  it('is closed by a button that is easy to hit, inside the toast', async ({ offer: _ }) => {
    await expect.element(undo).toBeVisible();
    const close = toasts.getByRole('button', { name: 'Close toast' }).element();
    const box = close.getBoundingClientRect();
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    const toast = close.closest('[data-sonner-toast]')?.getBoundingClientRect();
    expect(box.top).toBeGreaterThanOrEqual(toast?.top ?? Number.NaN);
    expect(box.bottom).toBeLessThanOrEqual(toast?.bottom ?? Number.NaN);
    expect(box.left).toBeGreaterThanOrEqual(undo.element().getBoundingClientRect().right);
  });

  it('is reached and used by keys, and gives the focus back', async ({ offer }) => {
    await expect.element(undo).toBeVisible();
    await elsewhere.click();
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect.element(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(undo).toHaveTextContent('Restoring…');
    offer.finish();
    await expect.element(undo).not.toBeInTheDocument();
    await expect.element(elsewhere).toHaveFocus();
    expect(offer.undo).toHaveBeenCalledOnce();
  });

  it('is reached by keys from an open dialog, to which it gives the focus back', async ({
    offer,
    show,
  }) => {
    show(
      <Dialog open onOpenChange={() => undefined} title="Edit">
        <button type="button">Save</button>
      </Dialog>,
    );
    const save = page.getByRole('button', { name: 'Save' });
    await save.click();
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect.element(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    offer.finish();
    await expect.element(undo).not.toBeInTheDocument();
    await expect.element(save).toHaveFocus();
    expect(offer.undo).toHaveBeenCalledOnce();
  });

  it('is one of several, each with its own undo, and gives the focus back after each', async ({
    offer,
  }) => {
    const second = vi.fn(async () => {
      toast.success('Tom restored');
    });
    const tom = {
      message: 'Tom deleted',
      name: 'Tom',
      offeredForMs: 20_000,
      busyLabel: 'Restoring…',
    };
    showUndoToast({ ...tom, undo: second });
    await expect.element(toasts.getByText('Tom deleted')).toBeVisible();
    await elsewhere.click();
    await userEvent.keyboard('{Alt>}t{/Alt}{Enter}');
    await expect.element(toasts.getByText('Tom deleted')).not.toBeInTheDocument();
    await expect.element(elsewhere).toHaveFocus();
    expect([second.mock.calls.length, offer.undo.mock.calls.length]).toEqual([1, 0]);
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect.element(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    offer.finish();
    await expect.element(undo).not.toBeInTheDocument();
    await expect.element(elsewhere).toHaveFocus();
    expect(offer.undo).toHaveBeenCalledOnce();
  });

  it('ends after its time', async ({ offer: _, time }) => {
    await expect.element(undo).toBeVisible();
    time(19_750);
    await expect.element(undo).toBeVisible();
    time(250);
    await expect.element(undo).not.toBeInTheDocument();
  });

  it('does not end while it is focused', async ({ offer: _, time }) => {
    await expect.element(undo).toBeVisible();
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect.element(undo).toHaveFocus();
    time(60_000);
    await expect.element(undo).toBeVisible();
    await elsewhere.click();
    time(20_000);
    await expect.element(undo).not.toBeInTheDocument();
  });

  it('does not end while it is pointed at, or while it is being undone', async ({
    offer,
    time,
  }) => {
    await toasts.getByText('Tina deleted').hover();
    time(60_000);
    await expect.element(undo).toBeVisible();
    await undo.click();
    await elsewhere.hover();
    time(60_000);
    await expect.element(undo).toHaveTextContent('Restoring…');
    offer.finish();
    await expect.element(undo).not.toBeInTheDocument();
  });
});
