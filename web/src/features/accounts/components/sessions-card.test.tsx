import * as calls from '@portal/contract/own-account';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { NO_CONNECTION } from '#web/testing/fake-server.ts';
import { asTrainee } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

const own: calls.OwnSession = {
  id: 1,
  device: { browser: 'Firefox', system: 'Linux' },
  startedAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: '2026-11-03T08:00:00.000Z',
  isCurrent: true,
};
const phone: calls.OwnSession = {
  ...own,
  id: 2,
  device: { browser: 'Safari', system: 'iPhone' },
  isCurrent: false,
};
const tablet: calls.OwnSession = {
  ...phone,
  id: 3,
  device: { browser: 'Chrome', system: 'Android' },
};

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  const held = { sessions: [own] };
  server.answer(calls.listOwnSessions, () => held.sessions);
  return (...others: calls.OwnSession[]) => {
    held.sessions = [own, ...others];
    signIn(asTrainee);
    show(
      <>
        <PasswordCard email={asTrainee.email} />
        <SessionsCard />
      </>,
    );
    return held;
  };
});

const list = page.getByRole('list', { name: 'Your sessions' });
const end = page.getByRole('button', { name: 'End the session of Safari on iPhone' });
const endTablet = page.getByRole('button', { name: 'End the session of Chrome on Android' });
const endOthers = page.getByRole('button', { name: /^(End all others|Ending…)$/ });
const password = page.getByLabelText('Current password');

const ways = [
  ['one session', end, 'The session has ended'],
  ['all others', endOthers, '1 session ended'],
] as const;

it.for(ways)(
  'keeps the focus when the button that ended %s is removed',
  async ([, button, message], { open, server }) => {
    server.answer(calls.endOwnSession, { success: true });
    server.answer(calls.endOtherSessions, { success: true, ended: 1 });
    const held = open(phone);
    await expect.element(button).toBeVisible();
    held.sessions = [own];
    await button.click();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(button).not.toBeInTheDocument();
    await expect.element(list).toHaveFocus();
  },
);

it.for(ways)(
  'leaves the focus in the password while it ends %s',
  async ([, button, message], { open, server }) => {
    const answerOne = server.hold(calls.endOwnSession);
    const answerAll = server.hold(calls.endOtherSessions);
    const held = open(phone);
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await password.fill('the old one');
    held.sessions = [own];
    answerOne({ success: true });
    answerAll({ success: true, ended: 1 });
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(button).not.toBeInTheDocument();
    await expect.element(password).toHaveFocus();
  },
);

it('ends two sessions at once, and says so of each', async ({ open, server }) => {
  const ends = { 2: Promise.withResolvers<void>(), 3: Promise.withResolvers<void>() };
  server.answer(calls.endOwnSession, async ({ params }) => {
    await ends[params.id as keyof typeof ends].promise;
    return { success: true };
  });
  const held = open(phone, tablet);
  const notices = () => toasts.getByText('The session has ended').elements().length;
  await end.click();
  await endTablet.click();
  for (const button of [end, endTablet])
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
  held.sessions = [own, tablet];
  ends[2].resolve();
  await expect.element(end).not.toBeInTheDocument();
  await expect.poll(notices).toBe(1);
  await expect.element(endTablet).toHaveFocus();
  held.sessions = [own];
  ends[3].resolve();
  await expect.element(endTablet).not.toBeInTheDocument();
  await expect.poll(notices).toBe(2);
  await expect.element(list).toHaveFocus();
});

it('does not say that what was not answered was not done', async ({ open, server }) => {
  server.answer(calls.endOwnSession, NO_CONNECTION);
  server.answer(calls.endOtherSessions, NO_CONNECTION);
  server.answer(calls.changeOwnPassword, NO_CONNECTION);
  open(phone);
  await end.click();
  await expect
    .element(toasts.getByText('It is not known whether the session has ended'))
    .toBeVisible();
  await endOthers.click();
  await expect
    .element(toasts.getByText('It is not known whether the sessions have ended'))
    .toBeVisible();
  await password.fill('the old one');
  await page.getByLabelText('New password').fill('secret1');
  await page.getByLabelText('Confirm new password').fill('secret1');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect
    .element(toasts.getByText('It is not known whether your password was changed'))
    .toBeVisible();
  await expect.element(toasts.getByText(/the new one is already set\./)).toBeVisible();
});
