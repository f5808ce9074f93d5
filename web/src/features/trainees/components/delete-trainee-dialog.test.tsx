import { getConfig } from '@portal/contract/config';
import { deleteTrainee } from '@portal/contract/trainees';
import { restoreFromTrash } from '@portal/contract/trash';
import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#web/testing/fake-server.ts';
import { asAdmin, tina } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { DeleteTraineeDialog } from './delete-trainee-dialog.tsx';

const deleted = { success: true, message: 'Tina Trainee deleted successfully!', deletionId: 41 };
const restored = {
  success: true,
  message: 'Tina Trainee restored successfully!',
  remainingDeletionId: null,
};

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(getConfig, { maxVideoMb: 100, trashDays: 30, hasMailServer: true });
  server.answer(deleteTrainee, deleted);
  return () => {
    const ended = vi.fn();
    const { address } = show(
      <DeleteTraineeDialog trainee={tina} onClose={ended} onDeleted={ended} />,
    );
    return { address, ended };
  };
});

const dialog = page.getByRole('alertdialog');
const confirm = dialog.getByRole('button', { name: /^Delet(e trainee|ing…)$/ });
// The dialog, which its page would close now, hides what is outside it from screen readers.
const undo = toasts.getByText(/^(Undo|Restoring…)$/);

describe('deletion of a trainee', () => {
  it.for([
    [30, /cannot be undone after 30 days in the trash\. The account tina@/],
    [1, /cannot be undone after 1 day in the trash\. The account/],
    [0, /cannot be undone: the trash is switched off, so it is deleted for good at once\. The/],
  ] as const)(
    'says with %d days of trash whether it can be undone',
    async ([days, text], { open, server }) => {
      server.answer(getConfig, { maxVideoMb: 100, trashDays: days, hasMailServer: true });
      open();
      await expect.element(dialog).toMatchTextContent(text);
    },
  );

  it('names what is deleted with the account', async ({ open }) => {
    open();
    for (const what of [
      'all progress (1 of 4 modules completed)',
      'all quiz attempts and scores',
      'all help requests',
      'all feedback',
    ])
      await expect.element(dialog.getByRole('listitem').getByText(what)).toBeVisible();
  });

  it('says why it was refused, and can be tried again', async ({ open, server }) => {
    server.answer(deleteTrainee, refusal('INTERNAL', 'The disk is full.'));
    const { ended } = open();
    await confirm.click();
    await expect
      .element(dialog.getByText('Failed to delete trainee: The disk is full.'))
      .toBeVisible();
    expect(ended).not.toHaveBeenCalled();
    server.answer(deleteTrainee, deleted);
    await confirm.dblClick();
    await expect.element(toasts.getByText(deleted.message, { exact: true })).toBeVisible();
    expect(server.received(deleteTrainee)).toHaveLength(2);
  });

  it('can be undone', async ({ open, server }) => {
    const answer = server.hold(restoreFromTrash);
    const { ended } = open();
    await confirm.click();
    await expect.element(toasts.getByText(deleted.message, { exact: true })).toBeVisible();
    await undo.dblClick();
    await expect.element(undo).toHaveTextContent('Restoring…');
    answer(restored);
    await expect.element(toasts.getByText('Tina Trainee restored successfully!')).toBeVisible();
    await expect.element(undo).not.toBeInTheDocument();
    expect(ended).toHaveBeenCalledOnce();
    expect(server.received(restoreFromTrash)).toEqual([{ params: { deletionId: 41 }, body: {} }]);
  });

  it('leads to the trash when it cannot be undone as it was', async ({ open, server }) => {
    server.answer(restoreFromTrash, refusal('EMAIL_TAKEN', 'Another account uses this email now'));
    const { address } = open();
    await confirm.click();
    await undo.click();
    await expect.element(toasts.getByText('It could not be restored')).toBeVisible();
    await expect.element(toasts.getByText('Another account uses this email now')).toBeVisible();
    await toasts.getByText('Open trash').click();
    await expect.poll(address).toBe('/admin/trash');
  });

  it('offers no undo without a trash', async ({ open, server }) => {
    server.answer(deleteTrainee, { ...deleted, deletionId: null });
    open();
    await confirm.click();
    await expect.element(toasts.getByText(deleted.message)).toBeVisible();
    await expect.element(undo).not.toBeInTheDocument();
  });
});
