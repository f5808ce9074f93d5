import type { ChatMessage } from '@portal/contract/chat';
import type { OwnHelpRequest } from '@portal/contract/help';
import type { Completion } from '@portal/contract/notifications';
import { expect, it } from 'vitest';
import { completionKind } from './completion-kind.ts';
import { helpEntries } from './help-kind.ts';
import { messageEntries } from './message-kind.ts';
import { latestNotifications } from './notification-kinds.ts';
import { NO_MESSAGES, withRead, withReceived } from './received-messages.ts';

const at = (minutes: number) =>
  new Date(Date.parse('2026-03-12T12:00:00Z') + minutes * 60_000).toISOString();

const message = (id: number, chatRoomId = 7): ChatMessage => ({
  id,
  chatRoomId,
  seq: id,
  senderId: 2,
  sender: { id: 2, name: 'Otto' },
  content: `Message ${id}`,
  clientMessageId: null,
  createdAt: at(id),
});

const completion = (id: number, isRead = false): Completion => ({
  id,
  traineeId: id,
  traineeName: 'Tess',
  completedAt: at(id),
  isRead,
});

const NOTHING_MUTED = new Set<number>();

it('lists messages and completed trainings together, newest first', () => {
  const received = withRead([message(1), message(4)].reduce(withReceived, NO_MESSAGES), 7, 1);
  const notifications = latestNotifications([
    ...messageEntries(received, NOTHING_MUTED),
    ...[completion(3), completion(2, true)].map(completionKind.entryOf),
  ]);
  expect(notifications.map(({ id, isRead }) => [id, isRead])).toEqual([
    ['message-4', false],
    ['completion-3', false],
    ['completion-2', true],
    ['message-1', true],
  ]);
  expect(notifications[0]).toMatchObject({
    title: 'Otto',
    message: 'Message 4',
    icon: null,
    path: '/chat?room=7',
  });
  expect(notifications[1]).toMatchObject({
    title: 'Training Completed!',
    message: 'Tess has completed all training modules!',
    path: '/admin/track-trainee/3',
  });
});

it('lists at most fifty', () => {
  const completions = Array.from({ length: 60 }, (_, i) => completion(i + 1));
  const ids = latestNotifications(completions.map(completionKind.entryOf)).map(({ id }) => id);
  expect([ids.length, ids[0]]).toEqual([50, 'completion-60']);
});

it('does not list the messages of muted rooms', () => {
  const received = [message(1), message(2, 8)].reduce(withReceived, NO_MESSAGES);
  const ids = messageEntries(received, new Set([7])).map(({ id }) => id);
  expect(ids).toEqual(['message-2']);
});

it('lists the help requests that an admin has changed, with what was answered', () => {
  const asked: OwnHelpRequest = {
    id: 1,
    status: 'PENDING',
    createdAt: at(0),
    updatedAt: at(0),
    message: 'Why?',
    moduleId: null,
    module: null,
    adminNotes: null,
    hasNews: false,
    hasNewNotes: false,
  };
  const begun = { ...asked, id: 2, updatedAt: at(1), status: 'IN_PROGRESS' as const };
  const notes = { adminNotes: 'Because.', hasNews: true, hasNewNotes: true };
  const answered = { ...asked, id: 3, updatedAt: at(2), ...notes };
  expect(latestNotifications(helpEntries([asked, begun, answered]))).toMatchObject([
    {
      id: 'help-3',
      title: 'Help request answered',
      message: 'Because.',
      timestamp: at(2),
      isRead: false,
      path: '/training/help?request=3',
    },
    { id: 'help-2', title: 'Help request: In Progress', message: 'Why?', isRead: true },
  ]);
});
