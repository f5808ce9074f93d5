import { countPendingHelp } from '@portal/contract/help';
import { HELP_POLL_MS } from '@portal/contract/limits';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { asAdmin } from '#web/testing/records.ts';
import { it } from '#web/testing/screen-test.tsx';
import { PendingBadge } from './pending-badge.tsx';

it('is read again by polling, without the live channel', async ({
  show,
  server,
  signIn,
  onTestFinished,
}) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  signIn(asAdmin);
  server.answer(countPendingHelp, { pendingCount: 1 });
  show(
    <a href="/admin/help-requests">
      Help Requests <PendingBadge />
    </a>,
  );
  const entry = page.getByRole('link');
  await expect.element(entry).toMatchTextContent(/1 pending/);
  server.answer(countPendingHelp, { pendingCount: 2 });
  vi.advanceTimersByTime(HELP_POLL_MS);
  await expect.element(entry).toMatchTextContent(/2 pending/);
});
