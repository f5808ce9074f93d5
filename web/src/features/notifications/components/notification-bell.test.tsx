import {
  type ChatMessage,
  type ChatRoom,
  getUnreadCount,
  listMessages,
  listRooms,
} from '@portal/contract/chat';
import { listOwnHelpRequests } from '@portal/contract/help';
import { listNotices } from '@portal/contract/reminders';
import { listOwnResults } from '@portal/contract/runs';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { refreshUnreadCount } from '#web/features/chat/api/unread.ts';
import { NO_CONNECTION } from '#web/testing/fake-server.ts';
import { asAdmin, asTrainee } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { NotificationBell } from './notification-bell.tsx';

const ada = { ...asAdmin, deleted: false };
const tina = { ...asTrainee, deleted: false };

function message(seq: number, sender: typeof ada): ChatMessage {
  return {
    id: 40 + seq,
    chatRoomId: 9,
    seq,
    senderId: sender.id,
    sender: { id: sender.id, name: sender.name },
    content: `Message ${seq}`,
    clientMessageId: null,
    createdAt: `2026-11-02T09:0${seq}:00.000Z`,
  };
}

/** Ada has written the second and the third message; Tina, who has read the first one, the last. */
const messages = [message(1, ada), message(2, ada), message(3, ada), message(4, tina)];
const room: ChatRoom = {
  id: 9,
  participants: [{ user: tina }, { user: ada }],
  messages: messages.slice(-1),
  lastSeq: 4,
  lastReadSeq: 1,
  partnerReadSeq: 1,
  unreadCount: 2,
  muted: false,
  blocked: false,
  separated: false,
  canBlock: true,
  messagesLeft: null,
  updatedAt: '2026-11-02T09:04:00.000Z',
};

const it = screenIt.extend('open', { auto: true }, ({ server, signIn, show }) => {
  signIn(asTrainee);
  server.answer(getUnreadCount, { unreadCount: 2 });
  server.answer(listRooms, [room]);
  server.answer(listOwnHelpRequests, []);
  server.answer(listNotices, []);
  server.answer(listOwnResults, []);
  server.answer(listMessages, ({ query: { limit } }) => messages.slice(-Number(limit)));
  return async () => {
    show(<NotificationBell />);
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  };
});

const drawer = page.getByRole('dialog', { name: 'Notifications' });
const entries = drawer.getByRole('list', { name: 'Notifications' }).getByRole('listitem');

it('lists each message that it counts, also if the user has written the latest one', async ({
  open,
  server,
}) => {
  await open();
  await expect.element(drawer.getByText('2 unread')).toBeVisible();
  await expect.poll(() => entries.elements().length).toBe(2);
  await expect.element(entries.first()).toMatchTextContent(/Message 3.*Unread$/);
  await expect.element(entries.last()).toMatchTextContent(/Message 2.*Unread$/);
  // To look at the list reads nothing, and it asks for no more than it needs.
  const asked = server.received(listMessages).map(({ query }) => query);
  expect(asked).toEqual(asked.map(() => ({ limit: 3, markRead: 'false' })));
});

it('lists what it knows while messages cannot be loaded', async ({ open, server }) => {
  server.answer(listMessages, NO_CONNECTION);
  server.answer(listRooms, [{ ...room, messages: messages.slice(2, 3), lastSeq: 3 }]);
  await open();
  await expect.poll(() => server.received(listMessages).length).toBeGreaterThan(0);
  await expect.poll(() => entries.elements().length).toBe(1);
  await expect.element(entries.first()).toMatchTextContent(/Message 3/);
});

it('counts up to 99, and names a higher count in its list', async ({ show, server }) => {
  server.answer(listRooms, [{ ...room, unreadCount: 100 }]);
  server.answer(getUnreadCount, { unreadCount: 99 });
  show(<NotificationBell />);
  const button = page.getByRole('button', { name: /^Notifications/ });
  await expect.element(button).toHaveAccessibleName('Notifications, 99 unread');
  server.answer(getUnreadCount, { unreadCount: 100 });
  await refreshUnreadCount();
  await expect.element(button).toHaveAccessibleName('Notifications, 99+ unread');
  await expect.element(button).toHaveTextContent('99+');
  await button.click();
  await expect.element(drawer.getByText('100 unread', { exact: true })).toBeVisible();
});
