import {
  type HelpRequest,
  listHelpAssignees,
  listHelpRequestChanges,
  updateHelpRequest,
} from '@portal/contract/help';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#web/testing/fake-server.ts';
import { acme, asAdmin } from '#web/testing/records.ts';
import { it } from '#web/testing/screen-test.tsx';
import { UpdateDialog } from './update-dialog.tsx';

const request: HelpRequest = {
  id: 3,
  status: 'PENDING',
  createdAt: '2026-03-12T12:00:00.000Z',
  updatedAt: '2026-03-12T12:00:00.000Z',
  message: 'Where is the exit?',
  moduleId: null,
  module: null,
  adminNotes: null,
  trainee: { id: 103, name: 'Tina', email: 'tina@acme.example', company: acme },
  assignee: null,
};

it('an answer stays as it was sent until it is saved or refused', async ({
  show,
  server,
  signIn,
}) => {
  signIn(asAdmin);
  server.answer(listHelpAssignees, [{ id: 9, name: 'Bob Backup' }]);
  server.answer(listHelpRequestChanges, []);
  const answer = server.hold(updateHelpRequest);
  show(<UpdateDialog request={request} onClose={vi.fn()} onUpdated={vi.fn()} />);
  const notes = page.getByLabelText(/^Admin notes/);
  const assignee = page.getByLabelText('Assigned to');
  const option = (name: string) => page.getByRole('option', { name, exact: true });
  await notes.fill('At the end of the hall.');
  await assignee.selectOptions('Bob Backup');
  await page.getByRole('button', { name: 'Update Request' }).click();
  await expect.element(page.getByRole('button', { name: 'Updating…' })).toBeVisible();
  await expect.element(notes).toHaveAttribute('readonly');
  await expect.element(assignee).toBeEnabled();
  await expect.element(option('No admin')).toBeDisabled();
  await expect.element(option('Bob Backup')).toBeEnabled();
  await expect.element(option('Closed')).toBeDisabled();
  answer(refusal('INTERNAL', 'Something broke'));
  await expect.element(option('No admin')).toBeEnabled();
  await expect.element(option('Closed')).toBeEnabled();
  await expect.element(assignee).toHaveValue('9');
  await expect.element(notes).not.toHaveAttribute('readonly');
});
