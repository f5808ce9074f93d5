import { getUnreadCount, listRooms } from '@portal/contract/chat';
import { addDays } from '@portal/contract/civil-dates';
import { listOwnHelpRequests } from '@portal/contract/help';
import { listCompletions, listGroupCompletions } from '@portal/contract/notifications';
import { listNotices, markNoticesRead, type Notice } from '@portal/contract/reminders';
import { listOwnResults } from '@portal/contract/runs';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { liveStore } from '#web/platform/live/live.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { dayOfReader } from '#web/platform/time/civil-date.tsx';
import { refusal } from '#web/testing/fake-server.ts';
import { asAdmin, asTrainee } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { NotificationBell } from './notification-bell.tsx';

const today = dayOfReader(new Date());
const fireSafety = {
  moduleId: 5,
  moduleName: 'Fire safety',
  kind: 'before' as const,
  on: addDays(today, 3),
};
const ladders = { moduleId: 6, moduleName: 'Ladders', kind: 'overdue' as const, on: '2026-11-20' };

const soon: Notice = {
  id: 31,
  on: today,
  at: '2026-11-02T07:00:00.000Z',
  modules: [fireSafety],
  isRead: false,
};
const late: Notice = {
  ...soon,
  id: 32,
  at: '2026-11-03T07:00:00.000Z',
  modules: [fireSafety, ladders, { ...ladders, moduleId: 7 }],
};

const it = screenIt.extend('list', async ({ server, signIn, show }) => {
  signIn(asTrainee);
  server.answer(getUnreadCount, { unreadCount: 0 });
  server.answer(listRooms, []);
  server.answer(listOwnHelpRequests, []);
  server.answer(listOwnResults, []);
  let isShown = false;
  /** Shows the bell at first, and then reloads its list. */
  return async (...notices: Notice[]) => {
    server.answer(listNotices, notices);
    if (isShown) liveStore.deliver({ type: 'NOTICES_CHANGED', payload: {} });
    else show(<NotificationBell />);
    isShown = true;
    await expect.poll(() => queryClient.getQueryData(callKey(listNotices))).toEqual(notices);
  };
});

const bell = (unread: number) =>
  page.getByRole('button', { name: `Notifications, ${unread} unread`, exact: true });

it('a reminder is announced when it comes, and leads to its only module', async ({
  list,
  server,
}) => {
  await list();
  await list(soon);
  await expect.element(toasts.getByText('Training reminder')).toBeVisible();
  await expect.element(toasts.getByText(/Due in 3 days – .*Fire safety/)).toBeVisible();
  server.answer(markNoticesRead, { success: true });
  await bell(1).click();
  const entry = page.getByRole('link', { name: /Due in 3 days – .*Fire safety.*Unread/ });
  await expect.element(entry).toHaveAttribute('href', paths.trainingModule.to(5));
  server.answer(listNotices, [{ ...soon, isRead: true }]);
  await entry.click();
  await expect
    .element(page.getByRole('button', { name: 'Notifications', exact: true }))
    .toBeVisible();
  expect(server.received(markNoticesRead)).toEqual([{ body: { upTo: 31 } }]);
});

it('a reminder of several modules is one entry, which leads to the training', async ({ list }) => {
  await list(late, { ...soon, isRead: true });
  await bell(1).click();
  const entry = page.getByRole('link', {
    name: /Overdue – 2 modules · Due in 3 days – .*Fire safety/,
  });
  await expect.element(entry).toHaveAttribute('href', paths.training);
  // It was in the list before the page was opened.
  expect(toasts.getByText('Training reminder').elements()).toEqual([]);
});

it('a reminder that was read on another device is not unread here', async ({ list }) => {
  await list(soon);
  await expect.element(bell(1)).toBeVisible();
  await list({ ...soon, isRead: true });
  await expect
    .element(page.getByRole('button', { name: 'Notifications', exact: true }))
    .toBeVisible();
});

it('all reminders are marked as read together, and a failure is said', async ({ list, server }) => {
  await list(late, soon);
  server.answer(markNoticesRead, refusal('INTERNAL', 'Something broke.'));
  await bell(2).click();
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect.element(toasts.getByText('Failed to mark all as read')).toBeVisible();
  expect(server.received(markNoticesRead)).toEqual([{ body: { upTo: 32 } }]);
});

screenIt('admins have no reminders', async ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(getUnreadCount, { unreadCount: 1 });
  server.answer(listRooms, []);
  server.answer(listCompletions, []);
  server.answer(listGroupCompletions, []);
  show(<NotificationBell />);
  await expect.element(page.getByRole('button', { name: /^Notifications, 1/ })).toBeVisible();
  expect(server.received(listNotices)).toEqual([]);
});
