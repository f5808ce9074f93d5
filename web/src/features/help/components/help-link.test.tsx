import { listOwnHelpRequests, type OwnHelpRequest } from '@portal/contract/help';
import { HELP_POLL_MS } from '@portal/contract/limits';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { asTrainee } from '#web/testing/records.ts';
import { it } from '#web/testing/screen-test.tsx';
import { HelpLink } from './help-link.tsx';

const asked: OwnHelpRequest = {
  id: 9,
  status: 'PENDING',
  createdAt: '2026-11-02T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
  message: 'Where is the exit?',
  moduleId: null,
  module: null,
  adminNotes: null,
  hasNews: false,
  hasNewNotes: false,
};
const answered: OwnHelpRequest = {
  ...asked,
  status: 'RESOLVED',
  updatedAt: '2026-11-02T10:00:00.000Z',
  adminNotes: 'Follow the green signs.',
  hasNews: true,
  hasNewNotes: true,
};

it('shows an answer that came by polling, without the live channel, until it is seen', async ({
  show,
  server,
  signIn,
  onTestFinished,
}) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  signIn(asTrainee);
  server.answer(listOwnHelpRequests, [answered, { ...answered, id: 8 }]);
  show(<HelpLink className={() => ''} />);
  const link = page.getByRole('link', { name: /^My Help Requests/ });
  await expect.element(link).toHaveAccessibleName('My Help Requests 2 new');
  server.answer(listOwnHelpRequests, [answered, asked]);
  vi.advanceTimersByTime(HELP_POLL_MS);
  await expect.element(link).toHaveAccessibleName('My Help Requests 1 new');
  server.answer(listOwnHelpRequests, [asked]);
  vi.advanceTimersByTime(HELP_POLL_MS);
  await expect.element(link).toHaveAccessibleName('My Help Requests');
});
