import type { Bus } from '#server/platform/live/bus.ts';
import type { Hub } from '#server/platform/live/hub.ts';
import type { FrameHandlers } from '#server/platform/live/open-sockets.ts';
import type { Logger } from '#server/platform/log.ts';
import { USERS_HIDDEN, USERS_RESTORED, type UserIds } from '../accounts/service.ts';
import { COMPANY_CHAT_CHANGED, type CompanyChatChanged } from '../companies/service.ts';
import { REACH_CHANGED, type ReachChanged } from '../reach/service.ts';
import { createContactFrames } from './contact-frames.ts';
import type { FindPairs, Pair } from './contact-queries.ts';
import { createDeletionFrames } from './deletion-frames.ts';
import {
  CHAT_BLOCKED,
  CHAT_MESSAGE,
  CHAT_MUTED,
  CHAT_READ,
  type ChatBlocked,
  type ChatMessageSent,
  type ChatMuted,
  type ChatRead,
} from './events.ts';
import { areInContact } from './policy.ts';
import { createPresenceFrames } from './presence-frames.ts';
import { createTypists } from './typists.ts';

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
  /** The user and the other person in the room; null if the user is not a member. */
  readonly pairIn: (userId: number, chatRoomId: number) => Promise<Pair | null>;
  readonly findPairs: FindPairs;
}

/** Rooms, typing and presence (docs/specification-notes.md#41). Messages are sent over HTTP, never by a socket. */
export function connectChat(dependencies: Dependencies) {
  const { hub, bus, isOnline, pairIn } = dependencies;
  const presence = createPresenceFrames(dependencies);
  const deletion = createDeletionFrames(dependencies);
  const contact = createContactFrames(dependencies);
  const typists = createTypists();

  bus.subscribe(TYPING, (payload) => {
    const typing = payload as Typing;
    typists.set(typing, typing.isTyping);
    hub.toGroup(
      roomGroup(typing.chatRoomId),
      { type: 'TYPING', payload: typing },
      ({ userId }) => userId !== typing.userId,
    );
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
    if (partnerId !== null)
      hub.toUsers([partnerId], { type: 'MESSAGES_SEEN', payload: { chatRoomId, seq } });
  });
  bus.subscribe(CHAT_BLOCKED, (payload) => {
    const { userId, partnerId } = payload as ChatBlocked;
    contact.blocked(userId, partnerId);
  });
  bus.subscribe(COMPANY_CHAT_CHANGED, (payload) =>
    contact.companyChanged((payload as CompanyChatChanged).companyId),
  );
  bus.subscribe(REACH_CHANGED, (payload) =>
    contact.reachChanged((payload as ReachChanged).userIds),
  );
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
      const pair = await pairIn(socket.identity.userId, chatRoomId);
      if (pair === null) return;
      hub.join(socket, roomGroup(chatRoomId));
      const { partnerId: userId } = pair;
      if (!areInContact(pair.own, pair.other) || !isOnline(userId)) return;
      // A new socket receives the online partners of the rooms that existed then.
      hub.toSocket(socket, { type: 'USER_ONLINE', payload: { userId } });
      // The partner's signal may have come before this frame.
      const typing = { chatRoomId, userId, isTyping: true };
      if (typists.has(typing)) hub.toSocket(socket, { type: 'TYPING', payload: typing });
    },
    LEAVE_CHAT_ROOM: (socket, { chatRoomId }) => hub.leave(socket, roomGroup(chatRoomId)),
    async TYPING(socket, { chatRoomId, userId, isTyping }) {
      if (userId !== socket.identity.userId) return;
      const pair = await pairIn(userId, chatRoomId);
      if (pair === null || !areInContact(pair.own, pair.other)) return;
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
