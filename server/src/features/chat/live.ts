import type { Bus } from '#server/platform/live/bus.ts';
import type { Hub } from '#server/platform/live/hub.ts';
import type { FrameHandlers } from '#server/platform/live/open-sockets.ts';
import type { Logger } from '#server/platform/log.ts';
import { USERS_HIDDEN, USERS_RESTORED, type UserIds } from '../accounts/service.ts';
import { createDeletionFrames } from './deletion-frames.ts';
import {
  CHAT_MESSAGE,
  CHAT_MUTED,
  CHAT_READ,
  type ChatMessageSent,
  type ChatMuted,
  type ChatRead,
} from './events.ts';
import { createPresenceFrames } from './presence-frames.ts';
import type { PartnersOf } from './room-queries.ts';

/** Describes only the current moment, so that a lost event has no effect. */
const TYPING = 'chat.typing';
type Typing = {
  readonly chatRoomId: number;
  readonly userId: number;
  readonly isTyping: boolean;
};

const roomGroup = (chatRoomId: number) => `chat-room:${chatRoomId}`;

interface Dependencies {
  readonly hub: Hub;
  readonly bus: Bus;
  readonly log: Logger;
  readonly isOnline: (userId: number) => boolean;
  /** The other person in the room; null if the user is not a member. */
  readonly partnerIn: (userId: number, chatRoomId: number) => Promise<number | null>;
  readonly partnersOf: PartnersOf;
}

/** Rooms, typing and presence (docs/specification-notes.md#41). Messages are sent over HTTP, never by a socket. */
export function connectChat(dependencies: Dependencies) {
  const { hub, bus, isOnline, partnerIn } = dependencies;
  const presence = createPresenceFrames(dependencies);
  const deletion = createDeletionFrames(dependencies);

  bus.subscribe(TYPING, (payload) => {
    const typing = payload as Typing;
    hub.toGroup(roomGroup(typing.chatRoomId), { type: 'TYPING', payload: typing }, typing.userId);
  });

  bus.subscribe(CHAT_MESSAGE, (payload) => {
    const { message, userIds, mutedBy } = payload as ChatMessageSent;
    const others = userIds.filter((id) => id !== mutedBy);
    hub.toUsers(others, { type: 'NEW_MESSAGE', payload: message });
    if (mutedBy !== null)
      hub.toUsers([mutedBy], { type: 'NEW_MESSAGE', payload: { ...message, muted: true } });
  });
  bus.subscribe(CHAT_READ, (payload) => {
    const { userId, partnerId, ...read } = payload as ChatRead;
    hub.toUsers([userId], { type: 'MESSAGES_READ', payload: read });
    const { chatRoomId, seq } = read;
    hub.toUsers([partnerId], { type: 'MESSAGES_SEEN', payload: { chatRoomId, seq } });
  });
  bus.subscribe(CHAT_MUTED, (payload) => {
    const { userId } = payload as ChatMuted;
    hub.toUsers([userId], { type: 'CHAT_ROOMS_CHANGED', payload: {} });
  });
  for (const topic of [USERS_HIDDEN, USERS_RESTORED])
    bus.subscribe(topic, (payload) => deletion.changed((payload as UserIds).userIds));

  const handlers: Pick<
    FrameHandlers,
    'JOIN_CHAT_ROOM' | 'LEAVE_CHAT_ROOM' | 'TYPING' | 'NEW_MESSAGE' | 'USER_ONLINE'
  > = {
    async JOIN_CHAT_ROOM(socket, { chatRoomId }) {
      const partnerId = await partnerIn(socket.identity.userId, chatRoomId);
      if (partnerId === null) return;
      hub.join(socket, roomGroup(chatRoomId));
      // A new socket receives the online partners of the rooms that existed then.
      if (isOnline(partnerId))
        hub.toSocket(socket, { type: 'USER_ONLINE', payload: { userId: partnerId } });
    },
    LEAVE_CHAT_ROOM: (socket, { chatRoomId }) => hub.leave(socket, roomGroup(chatRoomId)),
    async TYPING(socket, { chatRoomId, userId, isTyping }) {
      if (userId !== socket.identity.userId) return;
      // The membership of a user with the room open was checked when the user joined the group.
      const isKnown = hub.isIn(socket, roomGroup(chatRoomId));
      if (!isKnown && (await partnerIn(userId, chatRoomId)) === null) return;
      bus.publish(TYPING, { chatRoomId, userId, isTyping } satisfies Typing);
    },
    // Ignored: messages are sent by HTTP.
    NEW_MESSAGE: () => undefined,
    // Ignored: a user is online while a socket is open.
    USER_ONLINE: () => undefined,
  };

  return {
    handlers,
    /** Sends the new socket which of the user's partners are online. */
    onOpen: presence.opened,
    /** Notifies the partners in this process whether the user is online. */
    onPresence: presence.changed,
  };
}
