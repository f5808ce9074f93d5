import {
  type HelpRequest,
  listHelpAssignees,
  listHelpRequestChanges,
  updateHelpRequest,
} from '@portal/contract/help';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '#web/testing/fake-server.ts';
import { acme, asAdmin } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { expectQuestionBeforeLoss } from '#web/testing/unsaved-input.ts';
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

const bob = { id: 9, name: 'Bob Backup' };

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(listHelpAssignees, [bob]);
  server.answer(listHelpRequestChanges, []);
  return (onClose = vi.fn()) => show(<UpdateDialog request={request} onClose={onClose} />);
});

const notes = page.getByLabelText(/^Admin notes/);
const assignee = page.getByLabelText('Assigned to');
const send = page.getByRole('button', { name: 'Update Request' });

it('an answer is not lost without a question', async ({ open }) => {
  const onClose = vi.fn();
  open(onClose);
  await expect.element(page.getByLabelText(/^Status/)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await expectQuestionBeforeLoss(notes);
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('an answer stays as it was sent until it is saved or refused', async ({ open, server }) => {
  const answer = server.hold(updateHelpRequest);
  open();
  const option = (name: string) => page.getByRole('option', { name, exact: true });
  await notes.fill('At the end of the hall.');
  await assignee.selectOptions('Bob Backup');
  await send.click();
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

it('after a conflict what this admin did not edit is shown and kept as the other one left it', async ({
  open,
  server,
}) => {
  const changed: HelpRequest = {
    ...request,
    status: 'RESOLVED',
    updatedAt: '2026-03-12T12:05:00.000Z',
    adminNotes: 'At the end of the hall.',
    assignee: bob,
  };
  server.answer(updateHelpRequest, ({ body }) =>
    body.updatedAt === changed.updatedAt
      ? changed
      : refusal('CONFLICT', 'Another admin has changed it.', { request: changed }),
  );
  open();
  const status = page.getByLabelText(/^Status/);
  await status.selectOptions('In Progress');
  await send.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Another admin has changed it.');
  const shown = page.getByRole('region', { name: 'The request' });
  await expect.element(shown.getByText('Resolved')).toBeVisible();
  await expect.element(shown.getByText('Assigned to Bob Backup')).toBeVisible();
  await expect.element(shown.getByText('At the end of the hall.')).toBeVisible();
  await expect.element(status).toHaveValue('IN_PROGRESS');
  await expect.element(notes).toHaveValue('At the end of the hall.');
  await expect.element(assignee).toHaveValue('9');
  await send.click();
  await expect
    .poll(() => server.received(updateHelpRequest).at(-1)?.body)
    .toEqual({ status: 'IN_PROGRESS', updatedAt: changed.updatedAt });
});

it('after a conflict the reason is in view, and what was written is kept and sent again', async ({
  open,
  server,
  resize,
}) => {
  await resize(1280, 800);
  const reason = 'Another admin has changed it.';
  const changed: HelpRequest = {
    ...request,
    status: 'RESOLVED',
    updatedAt: '2026-03-12T12:05:00.000Z',
    adminNotes: 'The other was quicker.',
  };
  server.answer(updateHelpRequest, refusal('CONFLICT', reason, { request: changed }));
  open();
  await page.getByLabelText(/^Status/).selectOptions('In Progress');
  await notes.fill('At the end of the hall.');
  await send.click();
  await expect.element(toasts.getByText('Failed to update help request')).toBeVisible();
  await expect.element(page.getByText(reason)).toBeInViewport({ ratio: 1 });
  const shown = page.getByRole('region', { name: 'The request' });
  await expect.element(shown.getByText('The other was quicker.')).toBeVisible();
  await expect.element(notes).toHaveValue('At the end of the hall.');
  server.answer(updateHelpRequest, changed);
  await send.click();
  await expect.element(toasts.getByText('Help request updated successfully')).toBeVisible();
  expect(server.received(updateHelpRequest).at(-1)?.body).toEqual({
    status: 'IN_PROGRESS',
    adminNotes: 'At the end of the hall.',
    updatedAt: changed.updatedAt,
  });
});
