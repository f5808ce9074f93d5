import { getUnreadCount, listMessages, listRooms, sendMessage } from '@portal/contract/chat';
import { listOwnHelpRequests } from '@portal/contract/help';
import { getNotificationSettings } from '@portal/contract/notifications';
import { listNotices } from '@portal/contract/reminders';
import { listOwnResults } from '@portal/contract/runs';
import type { ReactNode } from 'react';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messageFrom } from '#web/features/chat/messages/model/message.fixture.ts';
import { startOutbox } from '#web/features/chat/outbox/model/own-outbox.ts';
import { NotificationBell } from '#web/features/notifications/components/notification-bell.tsx';
import { liveStore } from '#web/platform/live/live.ts';
import { chatPartner, roomWith } from '#web/testing/chat-records.ts';
import { NO_CONNECTION, refusal } from '#web/testing/fake-server.ts';
import { asTrainee } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { ConversationPane } from './conversation-pane.tsx';

const ann = chatPartner(2, 'Ann');
const COUNT = 40;
const field = page.getByRole('textbox', { name: 'Message' });
const log = page.getByRole('log');
const newest = log.getByText(`text ${COUNT}`);
const button = (name: string) => page.getByRole('button', { name });

startOutbox();

const it = screenIt.extend('chat', ({ server, signIn, show }, { onCleanup }) => {
  onCleanup(() => liveStore.setState('disconnected', []));
  signIn(asTrainee);
  const messages = Array.from({ length: COUNT }, (_, i) => messageFrom(ann.id, i + 1));
  const answer = () =>
    server.answer(listMessages, ({ query }) => (query.after === undefined ? messages : []));
  const start = (beside: ReactNode = null) =>
    show(
      <div className="flex h-[600px]">
        <ConversationPane room={roomWith(ann, 1, COUNT)} partner={ann} selfId={asTrainee.id} />
        {beside}
      </div>,
    );
  const open = async () => {
    answer();
    start();
    await expect.element(newest).toBeInViewport();
  };
  return { answer, start, open };
});

/** Presses a button by the keyboard. */
async function press(name: string): Promise<void> {
  (button(name).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

describe('the focus is kept', () => {
  it('when a refused message is sent again or discarded', async ({ chat: { open }, server }) => {
    await open();
    server.answer(sendMessage, refusal('CONFLICT', 'Not now.'));
    await field.fill('Hello');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Retry')).toBeVisible();
    const answer = server.hold(sendMessage);
    await press('Retry');
    await expect.element(button('Retry')).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    answer(refusal('CONFLICT', 'Not now.'));
    await expect.element(button('Discard')).toBeVisible();
    await press('Discard');
    await expect.element(button('Discard')).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
  });

  it('when the newest message is shown', async ({ chat: { open } }) => {
    await open();
    log.element().scrollTop = 0;
    await expect.element(button('Go to the newest message')).toBeVisible();
    await press('Go to the newest message');
    await expect.element(button('Go to the newest message')).not.toBeInTheDocument();
    await expect.element(log).toHaveFocus();
  });

  it('when the connection is back', async ({ chat: { open } }) => {
    await open();
    await press('Reconnect');
    await expect.element(button('Reconnect')).toHaveFocus();
    liveStore.setState('connected', []);
    await expect.element(button('Reconnect')).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
  });

  it('when messages are loaded that could not be loaded', async ({ chat, server }) => {
    server.answer(listMessages, NO_CONNECTION);
    chat.start();
    await expect.element(button('Retry')).toBeVisible();
    chat.answer();
    await press('Retry');
    await expect.element(newest).toBeInViewport();
    await expect.element(field).toHaveFocus();
  });

  it('when the notification settings were opened from the header', async ({ chat, server }) => {
    server.answer(getUnreadCount, { unreadCount: 0 });
    server.answer(listRooms, []);
    server.answer(listOwnHelpRequests, []);
    server.answer(listNotices, []);
    server.answer(listOwnResults, []);
    server.answer(getNotificationSettings, null);
    chat.answer();
    chat.start(<NotificationBell />);
    await expect.element(newest).toBeInViewport();
    await press('Notification Settings');
    await expect.element(page.getByText('Browser Notifications', { exact: true })).toBeVisible();
    await press('Cancel');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Notification Settings')).toHaveFocus();
  });
});
