/** The list of conversations after something happened, without asking the server for all of it again. */
import type { ChatMessage, ChatRoom } from '@portal/contract/chat';

type Rooms = readonly ChatRoom[];

/** The conversation with the message is the first now; null where the list does not know it. */
export function withMessage(rooms: Rooms, message: ChatMessage, selfId: number): Rooms | null {
  const room = rooms.find(({ id }) => id === message.chatRoomId);
  if (room === undefined) return null;
  if (message.seq <= room.lastSeq) return rooms;
  const isOwn = message.senderId === selfId;
  const changed: ChatRoom = {
    ...room,
    messages: [message],
    lastSeq: message.seq,
    unreadCount: isOwn ? room.unreadCount : room.unreadCount + 1,
    updatedAt: message.createdAt,
  };
  return [changed, ...rooms.filter(({ id }) => id !== room.id)];
}

/** Read up to `seq`, with so many left. */
export function withReading(rooms: Rooms, roomId: number, seq: number, unread: number): Rooms {
  return replaced(rooms, roomId, (room) =>
    seq < room.lastReadSeq ? room : { ...room, lastReadSeq: seq, unreadCount: unread },
  );
}

/** The other person has read up to `seq`. */
export function withPartnerReading(rooms: Rooms, roomId: number, seq: number): Rooms {
  return replaced(rooms, roomId, (room) =>
    seq <= room.partnerReadSeq ? room : { ...room, partnerReadSeq: seq },
  );
}

export function withMuting(rooms: Rooms, roomId: number, muted: boolean): Rooms {
  return replaced(rooms, roomId, (room) => ({ ...room, muted }));
}

/** How many messages are unread in the conversations that are not muted. */
export function unreadIn(rooms: Rooms): number {
  return rooms.reduce((sum, { muted, unreadCount }) => (muted ? sum : sum + unreadCount), 0);
}

/** A conversation that was just opened: the first, unless it is there already. */
export function withRoom(rooms: Rooms, room: ChatRoom): Rooms {
  return rooms.some(({ id }) => id === room.id) ? rooms : [room, ...rooms];
}

function replaced(rooms: Rooms, roomId: number, change: (room: ChatRoom) => ChatRoom): Rooms {
  return rooms.map((room) => (room.id === roomId ? change(room) : room));
}
