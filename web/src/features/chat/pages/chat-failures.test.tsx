import {
  getUnreadCount,
  listChatUsers,
  listMessages,
  listRooms,
  openDirectRoom,
  sendMessage,
} from '@portal/contract/chat';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messageFrom } from '#web/features/chat/messages/model/message.fixture.ts';
import { startOutbox } from '#web/features/chat/outbox/model/own-outbox.ts';
import { liveStore } from '#web/platform/live/live.ts';
import { chatPartner, roomWith } from '#web/testing/chat-records.ts';
import { NO_CONNECTION, refusal } from '#web/testing/fake-server.ts';
import { asTrainee } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { Component as ChatPage } from './chat-page.tsx';

startOutbox();

const it = screenIt.extend('open', ({ server, signIn, show }, { onCleanup }) => {
  signIn(asTrainee);
  liveStore.setState('connected', []);
  onCleanup(() => liveStore.setState('disconnected', []));
  server.answer(getUnreadCount, { unreadCount: 0 });
  server.answer(listRooms, [roomWith(chatPartner(21, 'Ben'), 1)]);
  server.answer(listMessages, []);
  return (at: string) => show(<ChatPage />, { at, path: '/chat' });
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = page.getByRole('list', { name: 'Chats' }).getByText('Ben');

it.for([
  ['Failed to fetch users: Not today.', refusal('INVALID_INPUT', 'Not today.')],
  ['Failed to fetch company users', NO_CONNECTION],
] as const)('people that could not be loaded: %s', async ([said, answer], { open, server }) => {
  server.answer(listChatUsers, answer);
  open('/chat');
  await button('New Chat').click();
  await expect.element(toasts.getByText(said, { exact: true })).toBeVisible();
});

it('a chat with a person who does not exist is not started', async ({ open, server }) => {
  server.answer(openDirectRoom, refusal('NOT_FOUND', 'User not found'));
  const { address } = open('/chat?user=999999');
  await expect.element(toasts.getByText('Failed to start chat', { exact: true })).toBeVisible();
  await expect.element(row).toBeVisible();
  expect(address()).toBe('/chat');
});

it('a refused message is sent again by Retry', async ({ open, server }) => {
  const log = page.getByRole('log');
  server.answer(sendMessage, refusal('FORBIDDEN', 'Not now.'));
  open('/chat?room=1');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await userEvent.keyboard('{Enter}');
  await expect.element(toasts.getByText('Failed to send message', { exact: true })).toBeVisible();
  await expect.element(log.getByText('Not sent –')).toBeVisible();
  await expect.element(log.getByText('Not now.')).toBeVisible();
  server.answer(sendMessage, ({ body: { content, clientMessageId = null } }) => ({
    ...messageFrom(asTrainee.id, 1),
    content,
    clientMessageId,
  }));
  await button('Retry').click();
  await expect.element(page.getByText('Not sent –')).not.toBeInTheDocument();
  const [first, second] = server.received(sendMessage);
  expect(second).toEqual(first);
});
