import { listOwnHelpRequests, markHelpSeen, type OwnHelpRequest } from '@portal/contract/help';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { asTrainee } from '#web/testing/records.ts';
import { it } from '#web/testing/screen-test.tsx';
import { Component as OwnRequestsPage } from './own-requests-page.tsx';

const answered: OwnHelpRequest = {
  id: 9,
  status: 'RESOLVED',
  createdAt: '2026-11-02T09:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.005Z',
  message: 'Where is the exit?',
  moduleId: null,
  module: null,
  adminNotes: 'Follow the green signs.',
  hasNews: true,
  hasNewNotes: true,
};

it('marks an answer as seen only while the page is visible', async ({ show, server, signIn }) => {
  const visibility = vi.spyOn(Document.prototype, 'visibilityState', 'get');
  visibility.mockReturnValue('hidden');
  signIn(asTrainee);
  server.answer(listOwnHelpRequests, [answered]);
  server.answer(markHelpSeen, () => {
    server.answer(listOwnHelpRequests, [{ ...answered, hasNews: false }]);
    return { success: true };
  });
  show(<OwnRequestsPage />);
  const request = page.getByRole('article');
  await expect.element(request).toMatchTextContent(/Follow the green signs/);
  expect(server.received(markHelpSeen)).toEqual([]);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(request).toMatchTextContent(/^ResolvedNew/);
  await expect
    .poll(() => server.received(markHelpSeen).at(-1))
    .toEqual({ body: { upTo: answered.updatedAt } });
});
