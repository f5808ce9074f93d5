import { getUnreadCount, listRooms } from '@portal/contract/chat';
import { listOwnHelpRequests } from '@portal/contract/help';
import {
  type Completion,
  type GroupCompletion,
  listCompletions,
  listGroupCompletions,
  markCompletionsRead,
} from '@portal/contract/notifications';
import { listNotices } from '@portal/contract/reminders';
import { listOwnResults, markResultSeen } from '@portal/contract/runs';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { liveStore } from '#web/platform/live/live.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { NO_CONNECTION } from '#web/testing/fake-server.ts';
import { asAdmin, asTrainee } from '#web/testing/records.ts';
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
  server.answer(listGroupCompletions, []);
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
  await expect
    .element(noticeOf(6).getByText('Trainee 6', { exact: true }))
    .toHaveAttribute('translate', 'no');
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

it('trainings that one change has completed are one entry and one notice', async ({
  list,
  server,
}) => {
  await list();
  const group: GroupCompletion = {
    id: 9,
    kind: 'deleted',
    moduleName: 'Ladders',
    company: { id: 3, name: 'Acme' },
    trainees: 29,
    changedAt: '2026-11-02T10:00:00.000Z',
    completedAt: '2026-11-02T10:00:01.000Z',
    isRead: false,
  };
  server.answer(listGroupCompletions, [group]);
  liveStore.deliver({ type: 'GROUP_COMPLETION', payload: {} });
  const sentence = /29 trainees of .*Acme.* have completed the training: .*Ladders.* was deleted/;
  await expect.element(toasts.getByText(sentence)).toBeVisible();
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await expect.element(page.getByRole('link', { name: sentence })).toBeVisible();
});

screenIt(
  'a trainee has one notice of a training that a change has completed',
  async ({ server, signIn, show }) => {
    signIn(asTrainee);
    server.answer(getUnreadCount, { unreadCount: 0 });
    server.answer(listRooms, []);
    server.answer(listOwnHelpRequests, []);
    const result = {
      number: 1,
      completedAt: '2026-11-02T10:00:00.000Z',
      isCurrent: true,
      companyName: 'Acme',
      completedBy: { kind: 'deleted', moduleName: 'Ladders' } as const,
    };
    server.answer(listNotices, []);
    server.answer(listOwnResults, [{ ...result, isSeen: false }]);
    server.answer(markResultSeen, () => {
      server.answer(listOwnResults, [{ ...result, isSeen: true }]);
      return { success: true as const };
    });
    show(<NotificationBell />);
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    const entry = page.getByRole('link', { name: /Ladders.* no longer belongs to your training/ });
    await expect.element(entry).toBeVisible();
    await page.getByRole('button', { name: 'Mark all read' }).click();
    await expect.poll(() => server.received(markResultSeen)).toHaveLength(1);
  },
);
