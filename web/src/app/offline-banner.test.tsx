import { getUnreadCount } from '@portal/contract/chat';
import { getDashboard } from '@portal/contract/learning';
import { afterEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NetworkError } from '../platform/http/api-error.ts';
import { callApi } from '../platform/http/client.ts';
import { openCalls } from '../platform/http/open-calls.ts';
import { session } from '../platform/session/session-store.ts';
import { signInPage } from '../testing/fake-server.ts';
import { asTrainee } from '../testing/records.ts';
import { it } from '../testing/screen-test.tsx';
import { OfflineBanner } from './offline-banner.tsx';

afterEach(() => void vi.useRealTimers());

const banner = page.getByText(/^Something between you and the portal refuses access/);

it.for([200, 401, 403])(
  'says after 10 s that something refuses access with %d, until the portal answers',
  async (status, { server, signIn, show }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    signIn(asTrainee);
    show(<OfflineBanner />);
    server.answer(getDashboard, signInPage(status));
    server.answer(getUnreadCount, signInPage(status));
    await expect(callApi(getDashboard)).rejects.toBeInstanceOf(NetworkError);
    await vi.advanceTimersByTimeAsync(9_900);
    await expect.element(banner).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(200);
    await expect.element(banner).toBeVisible();
    expect(session.current().status).toBe('signed-in');

    server.answer(getUnreadCount, { unreadCount: 0 });
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(2_000);
        return openCalls.refusedSince.current();
      })
      .toBeNull();
    await expect.element(banner).not.toBeInTheDocument();
  },
);
