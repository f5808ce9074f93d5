import { askForHelp, listOwnHelpRequests, type OwnHelpRequest } from '@portal/contract/help';
import { HELP_MESSAGE_MAX } from '@portal/contract/limits';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { asTrainee } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { HelpButton } from './help-button.tsx';

const QUESTION = 'Where is the exit?';
const asked: OwnHelpRequest = {
  id: 9,
  status: 'PENDING',
  createdAt: '2026-11-02T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
  message: QUESTION,
  moduleId: 5,
  module: { id: 5, name: 'Fire safety' },
  adminNotes: null,
  hasNews: false,
  hasNewNotes: false,
};

const dialog = page.getByRole('dialog', { name: 'Ask for Help' });
const message = dialog.getByLabelText(/^Your message/);
const send = dialog.getByRole('button', { name: /^(Send Request|Sending…)$/ });

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asTrainee);
  server.answer(listOwnHelpRequests, []);
  return async () => {
    show(<HelpButton moduleId={5} />);
    await page.getByRole('button', { name: 'Ask for Help' }).click();
    await expect.element(message).toBeVisible();
  };
});

it('sends no blank message and none that is too long', async ({ open, server }) => {
  await open();
  await message.fill('   ');
  await send.click();
  await expect.element(message).toHaveAccessibleDescription(/Please enter a message/);
  // A character that users see as one counts as one.
  await message.fill('😀'.repeat(HELP_MESSAGE_MAX + 1));
  await send.click();
  await expect.element(dialog.getByText(/^501\/500/)).toBeVisible();
  await expect.element(message).toHaveAccessibleDescription(/At most 500 characters/);
  expect(server.received(askForHelp)).toEqual([]);
});

it('sends a message once, also with a double click', async ({ open, server }) => {
  const answer = server.hold(askForHelp);
  await open();
  await message.fill(QUESTION);
  await send.dblClick();
  await expect.element(send).toHaveTextContent('Sending…');
  answer(asked);
  await expect
    .element(
      toasts.getByText('Help request submitted successfully! An admin will contact you soon.'),
    )
    .toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.received(askForHelp)).toEqual([
    { body: { moduleId: 5, message: QUESTION, clientRequestId: expect.any(String) } },
  ]);
});
