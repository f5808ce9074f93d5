import { listCompanies } from '@portal/contract/companies';
import { getConfig } from '@portal/contract/config';
import { listGroups } from '@portal/contract/groups';
import {
  deleteTrainee,
  sendTraineeLink,
  type TraineeProgress,
  updateTrainee,
} from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#web/testing/fake-server.ts';
import { acme, asAdmin, asTrainee, tina } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { TraineeActions } from './trainee-actions.tsx';

const progress: TraineeProgress = {
  trainee: { id: tina.id, name: tina.name, email: tina.email, company: tina.company },
  hasPassword: true,
  invitationRefusal: null,
  standing: null,
  groups: [],
  createdAt: tina.createdAt,
  invitedAt: null,
  ...tina.calculatedProgress,
  stuck: null,
  tries: [],
  moduleProgress: [],
};
const config = { maxVideoMb: 100, trashDays: 30, hasMailServer: true };
const sent = { success: true, message: 'The reset link is on its way to tina@acme.example.' };

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(getConfig, config);
  server.answer(listCompanies, [acme]);
  server.answer(listGroups, []);
  server.answer(sendTraineeLink, sent);
  return (some: Partial<TraineeProgress> = {}) =>
    show(<TraineeActions progress={{ ...progress, ...some }} />, {
      at: '/admin/track-trainee/7',
      path: '/admin/track-trainee/:id',
    });
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('alertdialog');

describe('the actions on the page of a trainee', () => {
  it('send a reset link to a trainee with a password', async ({ open, server }) => {
    open();
    await button('Send reset link').click();
    await expect.element(dialog).toMatchTextContent(/tina@acme\.example gets an email with a link/);
    await dialog.getByRole('button', { name: 'Send reset link' }).click();
    await expect.element(toasts.getByText(sent.message)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.received(sendTraineeLink)).toEqual([
      { params: { id: 7 }, body: { kind: 'reset' } },
    ]);
  });

  it('resend the invitation of a trainee without one', async ({ open, server }) => {
    open({ hasPassword: false });
    await button('Resend invitation').click();
    await dialog.getByRole('button', { name: 'Resend invitation' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.received(sendTraineeLink)).toEqual([
      { params: { id: 7 }, body: { kind: 'invitation' } },
    ]);
  });

  it('say why a link was not sent', async ({ open, server }) => {
    server.answer(sendTraineeLink, refusal('TOO_MANY_REQUESTS', 'Please try again later.'));
    open();
    await button('Send reset link').click();
    await dialog.getByRole('button', { name: 'Send reset link' }).click();
    await expect
      .element(dialog.getByText('Failed to send the reset link. Please try again later.'))
      .toBeVisible();
  });

  it('say without a mail server what else can be done', async ({ open, server }) => {
    server.answer(getConfig, { ...config, hasMailServer: false });
    open();
    await button('Send reset link').click();
    await expect.element(dialog).toMatchTextContent(/Set a new password under “Edit”/);
    await expect.element(dialog.getByRole('button', { name: 'Send reset link' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(button('Send reset link')).toHaveFocus();
  });

  it('change the trainee', async ({ open, server }) => {
    server.answer(updateTrainee, asTrainee);
    open();
    await button('Edit').click();
    await page.getByLabelText('Full name').fill('Tina Turner');
    await button('Save changes').click();
    await expect.element(page.getByText('Tina Turner updated successfully!')).toBeVisible();
    await expect.element(button('Edit')).toHaveFocus();
  });

  it('delete the trainee, and lead back to the list', async ({ open, server }) => {
    const message = 'Tina Trainee deleted successfully!';
    server.answer(deleteTrainee, { success: true, message, deletionId: 41 });
    const { address } = open();
    await button('Delete').click();
    await expect.element(dialog).toMatchTextContent(/1 of 4 modules completed/);
    await dialog.getByRole('button', { name: 'Delete trainee' }).click();
    await expect.element(toasts.getByText(message)).toBeVisible();
    await expect.element(toasts.getByText('Undo')).toBeVisible();
    await expect.poll(address).toBe('/admin/track-trainee');
  });
});
