import type { ChatRoom, ChatUser } from '@portal/contract/chat';
import { expect, it } from 'vitest';
import { writingIn } from './writing.ts';

const ann: ChatUser = {
  id: 2,
  name: 'Ann',
  email: 'ann@people.test',
  role: 'TRAINEE',
  company: null,
  deleted: false,
};
const room: ChatRoom = {
  id: 1,
  participants: [],
  messages: [],
  lastSeq: 0,
  lastReadSeq: 0,
  partnerReadSeq: 0,
  unreadCount: 0,
  muted: false,
  blocked: false,
  separated: false,
  canBlock: true,
  messagesLeft: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const closed = (reason: string) => ({ type: 'closed', reason });

it('a room is closed by a deletion, a company or a block', () => {
  expect(writingIn(room, ann, 3)).toEqual({ type: 'open' });
  expect(writingIn(room, { ...ann, deleted: true }, 0)).toEqual(closed('deleted'));
  expect(writingIn({ ...room, separated: true }, ann, 0)).toEqual(closed('separated'));
  expect(writingIn({ ...room, blocked: true }, ann, 0)).toEqual(closed('blocked'));
});

it.each([
  [20, 0, { type: 'open' }],
  [6, 0, { type: 'open' }],
  [6, 1, { type: 'limited', messagesLeft: 5 }],
  [1, 0, { type: 'limited', messagesLeft: 1 }],
  [1, 1, closed('unanswered')],
  [0, 0, closed('unanswered')],
  [0, 1, closed('unanswered')],
])('with %i messages left and %i on their way', (messagesLeft, unsent, expected) => {
  expect(writingIn({ ...room, messagesLeft }, ann, unsent)).toEqual(expected);
});
