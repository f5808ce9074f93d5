import * as z from 'zod/mini';
import { call } from './call.ts';
import {
  clientMadeId,
  companyRef,
  countParam,
  done,
  id,
  idParam,
  instant,
  optionalText,
  role,
  searchParam,
  seqParam,
  text,
} from './fields.ts';
import { CHAT_MESSAGE_MAX, PAGE_SIZE_MAX } from './limits.ts';

/** A person in a chat; one who was deleted keeps their messages as 'Deleted user'. */
export const chatUser = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  company: z.nullable(companyRef),
});
export type ChatUser = z.infer<typeof chatUser>;

export const chatMessage = z.object({
  id,
  chatRoomId: id,
  /** Dense per room, from 1: a gap means something was missed. */
  seq: z.int(),
  senderId: id,
  sender: z.object({ id, name: z.string() }),
  content: z.string(),
  clientMessageId: z.nullable(z.string()),
  createdAt: instant,
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const chatRoom = z.object({
  id,
  participants: z.array(z.object({ user: chatUser })),
  /** Newest first; the first is the latest. */
  messages: z.array(chatMessage),
  lastSeq: z.int(),
  lastReadSeq: z.int(),
  unreadCount: z.int(),
  updatedAt: instant,
});
export type ChatRoom = z.infer<typeof chatRoom>;

export const messageContent = text(CHAT_MESSAGE_MAX, 'Please enter a message');

export const listRooms = call({
  name: 'listRooms',
  method: 'GET',
  path: '/chat/rooms',
  access: 'signed-in',
  summary:
    'One’s rooms, the latest first; a room without messages only to the person who opened it.',
  response: z.array(chatRoom),
});

export const listChatUsers = call({
  name: 'listChatUsers',
  method: 'GET',
  path: '/chat/users',
  access: 'signed-in',
  summary: 'People of any company by name, oneself left out; `X-Next-Cursor` leads on.',
  query: z.object({
    search: z.optional(searchParam),
    cursor: z.optional(optionalText(500)),
  }),
  response: z.array(chatUser),
});

export const listMessages = call({
  name: 'listMessages',
  method: 'GET',
  path: '/chat/rooms/:id/messages',
  access: 'signed-in',
  summary: 'Messages oldest to newest: the last 50, or those before or after a sequence number.',
  params: z.object({ id: idParam }),
  query: z.object({
    before: z.optional(seqParam),
    after: z.optional(seqParam),
    limit: z.optional(countParam(PAGE_SIZE_MAX)),
    markRead: z.optional(z.enum(['true', 'false'])),
  }),
  response: z.array(chatMessage),
  errors: ['NOT_FOUND'],
});

export const getUnreadCount = call({
  name: 'getUnreadCount',
  method: 'GET',
  path: '/chat/unread-count',
  access: 'signed-in',
  summary: 'Unread messages over all rooms.',
  response: z.object({ unreadCount: z.int() }),
});

export const openDirectRoom = call({
  name: 'openDirectRoom',
  method: 'GET',
  path: '/chat/direct/:userId',
  access: 'signed-in',
  summary: 'The room with that person, made if needed.',
  params: z.object({ userId: idParam }),
  response: chatRoom,
  errors: ['INVALID_INPUT', 'NOT_FOUND'],
});

export const sendMessage = call({
  name: 'sendMessage',
  method: 'POST',
  path: '/chat/send',
  access: 'signed-in',
  summary:
    'Sends a message; the same clientMessageId from the same sender yields the same message, once.',
  body: z.object({
    chatRoomId: id,
    content: messageContent,
    senderId: id,
    clientMessageId: z.optional(clientMadeId('Not a message id')),
  }),
  status: 201,
  response: chatMessage,
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
});

export const markRead = call({
  name: 'markRead',
  method: 'POST',
  path: '/chat/rooms/:id/read',
  access: 'signed-in',
  summary: 'Everything up to this sequence number is read.',
  params: z.object({ id: idParam }),
  body: z.object({ seq: z.int().check(z.nonnegative()) }),
  response: done,
  errors: ['NOT_FOUND'],
});
