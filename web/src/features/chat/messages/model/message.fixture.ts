import type { ChatMessage } from '@portal/contract/chat';

/** A message of room 1 for tests. */
export const messageFrom = (senderId: number, seq: number): ChatMessage => ({
  id: 1000 + seq,
  chatRoomId: 1,
  seq,
  senderId,
  sender: { id: senderId, name: 'Ann' },
  content: `text ${seq}`,
  clientMessageId: null,
  createdAt: '2026-01-01T00:00:00.000Z',
});
