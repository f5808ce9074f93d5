import { getUnreadCount, listRooms } from '@portal/contract/chat';
import {
  type Completion,
  listCompletions,
  listNoticedPasses,
  markCompletionsRead,
} from '@portal/contract/notifications';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { liveStore } from '#web/platform/live/live.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { NO_CONNECTION } from '#web/testing/fake-server.ts';
import { asAdmin } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { NotificationBell } from './notification-bell.tsx';

const completion = (id: number): Completion => ({
  id,
  traineeId: id,
  traineeName: `Trainee ${id}`,
  completedAt: `2026-11-02T09:0${id}:00.000Z`,
  isRead: false,
});

const it = screenIt.extend('list', async ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(getUnreadCount, { unreadCount: 0 });
  server.answer(listRooms, []);
  server.answer(listNoticedPasses, []);
  let listed: readonly Completion[] = [];
  server.answer(listCompletions, () => [...listed]);
  let isShown = false;
  /** Shows the bell at first, and then reloads its list. */
  return async (...ids: number[]) => {
    listed = ids.map(completion);
    if (isShown)
      liveStore.deliver({
        type: 'MODULE_COMPLETION',
        payload: { traineeId: 1, traineeName: 'Trainee' },
      });
    else show(<NotificationBell />);
    isShown = true;
    await expect.poll(() => queryClient.getQueryData(callKey(listCompletions))).toEqual(listed);
    const name = ids.length === 0 ? 'Notifications' : `Notifications, ${ids.length} unread`;
    await expect.element(page.getByRole('button', { name })).toBeVisible();
  };
});

const noticeOf = (id: number) =>
  toasts.getByText(`Trainee ${id} has completed all training modules!`);

it('announces only completions newer than those it knew', async ({ list }) => {
  await list(4, 3);
  // The trainee with the newest one is deleted: older ones fill the list. Then the trainee is restored.
  await list(3, 2, 1);
  await list(4, 3, 2, 1);
  await list(6, 5, 4, 3, 2, 1);
  await expect.element(noticeOf(6)).toBeVisible();
  await expect.element(noticeOf(5)).toBeVisible();
  for (const id of [1, 2, 3, 4]) expect(noticeOf(id).elements()).toEqual([]);
});

it('announces the first completion of a portal', async ({ list }) => {
  await list();
  await list(1);
  await expect.element(noticeOf(1)).toBeVisible();
});

it('an entry that could not be marked as read is unread again, and a toast says so', async ({
  list,
  server,
}) => {
  await list(2, 1);
  server.answer(markCompletionsRead, NO_CONNECTION);
  server.hold(listCompletions);
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  await page.getByRole('link', { name: /Trainee 2/ }).click();
  await expect.element(toasts.getByText('Failed to mark as read')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
});
