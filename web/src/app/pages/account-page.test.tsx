import { getNotificationSettings, saveNotificationSettings } from '@portal/contract/notifications';
import type { OwnSession } from '@portal/contract/own-account';
import * as calls from '@portal/contract/own-account';
import { listNotices } from '@portal/contract/reminders';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '#web/platform/session/session-store.ts';
import { readDeviceToken } from '#web/platform/storage/device-tokens.ts';
import { NO_CONNECTION, refusal } from '#web/testing/fake-server.ts';
import { asTrainee } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { Component } from './account-page.tsx';

const own: OwnSession = {
  id: 1,
  device: { browser: 'Firefox', system: 'Linux' },
  startedAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: '2026-11-03T08:00:00.000Z',
  isCurrent: true,
};
const phone: OwnSession = {
  ...own,
  id: 2,
  device: { browser: 'Safari', system: 'iPhone' },
  isCurrent: false,
};
const unknown: OwnSession = { ...own, id: 3, device: null, isCurrent: false };

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  const held = { sessions: [own, phone, unknown] };
  server.answer(calls.getOwnAccount, asTrainee);
  server.answer(calls.listOwnSessions, () => held.sessions);
  server.answer(getNotificationSettings, null);
  server.answer(listNotices, []);
  return () => {
    signIn(asTrainee);
    show(<Component />);
    return held;
  };
});

const name = page.getByLabelText('Full name');
const currentPassword = page.getByLabelText('Current password');
const password = page.getByLabelText('New password', { exact: true });
const confirmation = page.getByLabelText('Confirm new password');
const changePassword = page.getByRole('button', { name: 'Change password' });
const sessions = page.getByRole('list', { name: 'Your sessions' });

it('changes the name, which the header shows too', async ({ open, server }) => {
  server.answer(calls.changeOwnName, ({ body }) => ({ ...asTrainee, ...body }));
  open();
  const save = page.getByRole('button', { name: 'Save name' });
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await name.fill(' ');
  await save.click();
  await expect.element(name).toHaveAccessibleDescription('Name is required');
  await name.fill('Tina Again');
  (save.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Your name has been changed.')).toBeVisible();
  expect(session.current().user?.name).toBe('Tina Again');
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await expect.element(save).toHaveFocus();
  // Nothing is left to be saved.
  await userEvent.keyboard('{Enter}');
  await name.click();
  await userEvent.keyboard('{Enter}');
  expect(server.received(calls.changeOwnName)).toHaveLength(1);
});

it('does not say that a name without an answer was not changed', async ({ open, server }) => {
  server.answer(calls.changeOwnName, NO_CONNECTION);
  open();
  await name.fill('Tina Again');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect
    .element(page.getByText('It is not known whether your name was changed'))
    .toBeVisible();
});

it('shows a name that was changed elsewhere', async ({ open, server }) => {
  server.answer(calls.getOwnAccount, { ...asTrainee, name: 'Tina Elsewhere' });
  open();
  await expect.element(name).toHaveValue('Tina Elsewhere');
  expect(session.current().user?.name).toBe('Tina Elsewhere');
});

it('changes the password, and keeps the browser a known one', async ({ open, server }) => {
  const message = 'Your password has been changed. You are logged out everywhere else.';
  server.answer(calls.changeOwnPassword, { success: true, message, deviceToken: 'known' });
  open();
  await currentPassword.fill('the old one');
  await password.fill('secret1');
  await confirmation.fill('secret2');
  await changePassword.click();
  await expect.element(confirmation).toHaveAccessibleDescription("Passwords don't match");
  await confirmation.fill('secret1');
  await changePassword.click();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(currentPassword).toHaveValue('');
  expect(readDeviceToken(asTrainee.email)).toBe('known');
  expect(server.received(calls.changeOwnPassword)).toEqual([
    { body: { currentPassword: 'the old one', password: 'secret1' } },
  ]);
});

it('says at its field that the current password is wrong', async ({ open, server }) => {
  const problem = 'This is not your current password.';
  const fields = [{ path: 'currentPassword', message: problem }];
  server.answer(calls.changeOwnPassword, refusal('INVALID_INPUT', problem, { fields }));
  open();
  await currentPassword.fill('wrong');
  await password.fill('secret1');
  await confirmation.fill('secret1');
  await changePassword.click();
  await expect.element(currentPassword).toHaveAccessibleDescription(problem);
  await expect.element(currentPassword).toHaveFocus();
  await expect.element(password).toHaveValue('secret1');
});

it('lists the sessions, and ends one or all others', async ({ open, server }) => {
  server.answer(calls.endOwnSession, { success: true });
  server.answer(calls.endOtherSessions, { success: true, ended: 1 });
  const held = open();
  const rows = sessions.getByRole('listitem');
  await expect.element(rows.nth(0)).toMatchTextContent(/Firefox on Linux.*This device/);
  await expect.element(rows.nth(0).getByRole('button')).not.toBeInTheDocument();
  await expect.element(rows.nth(2)).toMatchTextContent(/Unknown device.*Logged in.*Last used/);
  held.sessions = [own, unknown];
  await page.getByRole('button', { name: 'End the session of Safari on iPhone' }).click();
  await expect.element(page.getByText('The session has ended')).toBeVisible();
  await expect.element(sessions).toHaveFocus();
  await expect.element(page.getByText('Safari on iPhone')).not.toBeInTheDocument();
  expect(server.received(calls.endOwnSession)).toEqual([{ params: { id: 2 } }]);
  held.sessions = [own];
  await page.getByRole('button', { name: 'End all others' }).click();
  await expect.element(page.getByText('1 session ended')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'End all others' }))
    .not.toBeInTheDocument();
  await expect.element(sessions).toHaveFocus();
});

it('a session that ended meanwhile leaves the list', async ({ open, server }) => {
  server.answer(calls.endOwnSession, refusal('NOT_FOUND', 'Session not found'));
  const held = open();
  const end = page.getByRole('button', { name: 'End the session of Safari on iPhone' });
  await expect.element(end).toBeVisible();
  held.sessions = [own, unknown];
  await end.click();
  await expect.element(page.getByText('Session not found')).toBeVisible();
  await expect.element(end).not.toBeInTheDocument();
});

it('saves the notification settings in place', async ({ open, server }) => {
  server.answer(saveNotificationSettings, ({ body }) => body);
  open();
  const sound = page.getByRole('switch', { name: 'Sound Notifications' });
  await sound.click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect.element(page.getByText('Notification settings saved!')).toBeVisible();
  await expect.element(sound).not.toBeChecked();
  expect(server.received(saveNotificationSettings)).toMatchObject([
    { body: { soundNotifications: false } },
  ]);
});
