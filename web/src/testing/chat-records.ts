import type { ChatRoom, ChatUser } from '@portal/contract/chat';
import { asTrainee } from './records.ts';

export const chatPartner = (id: number, name: string): ChatUser => ({
  id,
  name,
  email: `p${id}@globex.example`,
  role: 'TRAINEE',
  company: { id: 4, name: 'Globex' },
  deleted: false,
});

/** A room of Tina Trainee, in which everything is read. */
export const roomWith = (partner: ChatUser, id: number, lastSeq = 0): ChatRoom => ({
  id,
  participants: [{ user: { ...asTrainee, deleted: false } }, { user: partner }],
  messages: [],
  lastSeq,
  lastReadSeq: lastSeq,
  partnerReadSeq: lastSeq,
  unreadCount: 0,
  muted: false,
  blocked: false,
  separated: false,
  canBlock: true,
  messagesLeft: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
});
