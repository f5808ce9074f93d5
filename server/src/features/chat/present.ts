import type { ChatMessage, ChatRoom, ChatUser } from '@portal/contract/chat';
import { isoInstant } from '#server/platform/iso-instant.ts';
import { presentUser, type UserRow } from '../accounts/service.ts';
import { memberOf } from './contact-queries.ts';
import type { MessageRow } from './message-queries.ts';
import type { PersonRow } from './people-queries.ts';
import { areInContact, areSeparated, type Member, mayBlock, messagesLeft } from './policy.ts';
import type { RoomRow } from './room-queries.ts';
import type { Sights } from './sight-queries.ts';

// No object is copied in this file: for a list of 20 rooms the copies took longer than the query.
export function presentChatUser(row: UserRow): ChatUser {
  const { id, name, email, role, company } = presentUser(row);
  return { id, name, email, role, company, deleted: false };
}

/** The other person; only the id of a deleted user is left. */
function presentOther(row: RoomRow): ChatUser {
  if (hasUser(row)) return presentChatUser(row);
  const id = row.other_id;
  return { id, name: '', email: '', role: 'TRAINEE', company: null, deleted: true };
}

/** The columns of the user are null together, where the join found none. */
const hasUser = (row: RoomRow): row is RoomRow & UserRow => row.user_id !== null;

export function presentMessage(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    chatRoomId: row.room_id,
    seq: row.seq,
    senderId: row.sender_id,
    sender: { id: row.sender_id, name: row.sender_name ?? '' },
    content: row.content,
    clientMessageId: row.client_message_id,
    createdAt: isoInstant(row.created_at),
  };
}

/** The two members of the room of a user. */
function membersOf(row: RoomRow, self: PersonRow, sights: Sights): { own: Member; other: Member } {
  const own = memberOf(
    {
      id: self.user_id,
      role: self.role,
      reach: self.reach,
      companyId: self.company_id,
      open: self.cross_company_chat,
      blocked: row.own_blocked,
      written: row.own_written,
    },
    sights,
  );
  const other = memberOf(
    {
      id: row.other_id,
      role: row.role,
      reach: row.reach,
      companyId: row.company_id,
      open: row.other_open,
      blocked: row.other_blocked,
      written: row.other_written,
    },
    sights,
  );
  return { own, other };
}

export function presentRoom(row: RoomRow, selfRow: PersonRow, sights: Sights): ChatRoom {
  const self = presentChatUser(selfRow);
  const other = presentOther(row);
  const { own: member, other: partner } = membersOf(row, selfRow, sights);
  const latest = latestOf(row, row.sender_id === self.id ? self : other);
  return {
    id: row.room_id,
    participants: [{ user: self }, { user: other }],
    messages: latest === null ? [] : [latest],
    lastSeq: row.last_seq,
    lastReadSeq: row.last_read_seq,
    partnerReadSeq: areInContact(member, partner) ? row.other_last_read_seq : 0,
    unreadCount: row.unread_count,
    muted: row.muted === 1,
    blocked: member.hasBlocked,
    separated: !other.deleted && areSeparated(member, partner),
    canBlock: !other.deleted && mayBlock(member, partner),
    messagesLeft: other.deleted ? null : messagesLeft(member, partner, row.last_seq),
    updatedAt: isoInstant(row.updated_at),
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
    createdAt: isoInstant(created_at),
  };
}
