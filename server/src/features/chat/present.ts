import type { ChatMessage, ChatRoom, ChatUser } from '@portal/contract/chat';
import { presentUser, type UserRow } from '../accounts/service.ts';
import type { MessageRow } from './message-queries.ts';
import type { RoomRow } from './room-queries.ts';

const DELETED_USER = 'Deleted user';

export function presentChatUser(row: UserRow): ChatUser {
  return { ...presentUser(row), deleted: false };
}

/** The other person; only the id of a deleted user is left. */
function presentOther({ other_id: id, ...row }: RoomRow): ChatUser {
  const { user_id, user_name, user_email, role } = row;
  if (user_id === null || user_name === null || user_email === null || role === null)
    return { id, name: DELETED_USER, email: '', role: 'TRAINEE', company: null, deleted: true };
  return presentChatUser({ ...row, user_id, user_name, user_email, role });
}

export function presentMessage(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    chatRoomId: row.room_id,
    seq: row.seq,
    senderId: row.sender_id,
    sender: { id: row.sender_id, name: row.sender_name ?? DELETED_USER },
    content: row.content,
    clientMessageId: row.client_message_id,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

export function presentRoom(row: RoomRow, self: ChatUser): ChatRoom {
  const other = presentOther(row);
  const latest = latestOf(row, row.sender_id === self.id ? self : other);
  return {
    id: row.room_id,
    participants: [{ user: self }, { user: other }],
    messages: latest === null ? [] : [latest],
    lastSeq: row.last_seq,
    lastReadSeq: row.last_read_seq,
    partnerReadSeq: row.other_last_read_seq,
    unreadCount: row.unread_count,
    muted: row.muted === 1,
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

function latestOf(row: RoomRow, sender: ChatUser): ChatMessage | null {
  const { message_id: id, content, created_at } = row;
  if (id === null || content === null || created_at === null) return null;
  return {
    id,
    chatRoomId: row.room_id,
    seq: row.last_seq,
    senderId: sender.id,
    sender: { id: sender.id, name: sender.name },
    content,
    clientMessageId: row.client_message_id,
    createdAt: new Date(created_at).toISOString(),
  };
}
