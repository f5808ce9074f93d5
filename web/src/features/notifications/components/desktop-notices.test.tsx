import { getUnreadCount, listRooms } from '@portal/contract/chat';
import { listOwnHelpRequests } from '@portal/contract/help';
import { listNotices } from '@portal/contract/reminders';
import { listOwnResults } from '@portal/contract/runs';
import { expect, vi } from 'vitest';
import { showDesktopNotice } from '#web/platform/desktop/desktop-notice.ts';
import { liveStore } from '#web/platform/live/live.ts';
import { asTrainee } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { NotificationBell } from './notification-bell.tsx';

/** The notices that the browser was asked to show and to close, in order. */
const it = screenIt.extend('asked', ({ network: _ }, { onCleanup }) => {
  const asked: string[] = [];
  class FakeNotification {
    static readonly permission = 'granted';
    private readonly title: string;
    constructor(title: string) {
      this.title = title;
      asked.push(`show ${title}`);
    }
    close(): void {
      asked.push(`close ${this.title}`);
    }
  }
  const { Notification: own } = window;
  vi.stubGlobal('Notification', FakeNotification);
  onCleanup(() => void vi.stubGlobal('Notification', own));
  return asked;
});

const show = (title: string, tag: string) => showDesktopNotice({ title, body: '', tag });

it('a notice is closed before the next one of its tag, so that this one pops up', ({ asked }) => {
  show('first', 'room-1');
  show('other', 'room-2');
  show('second', 'room-1');
  expect(asked).toEqual(['show first', 'show other', 'close first', 'show second']);
});

it('the notice of a conversation is closed when it was read', async ({
  asked,
  server,
  signIn,
  show: render,
}) => {
  signIn(asTrainee);
  server.answer(getUnreadCount, { unreadCount: 0 });
  server.answer(listRooms, []);
  server.answer(listOwnHelpRequests, []);
  server.answer(listNotices, []);
  server.answer(listOwnResults, []);
  render(<NotificationBell />);
  await expect.poll(() => server.received(getUnreadCount).length).toBe(1);
  show('message', 'room-9');
  liveStore.deliver({ type: 'MESSAGES_READ', payload: { chatRoomId: 9, seq: 4, unreadCount: 0 } });
  expect(asked).toEqual(['show message', 'close message']);
});
