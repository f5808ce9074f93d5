import * as z from 'zod/mini';
import { call } from './call.ts';
import {
  clientMadeId,
  countParam,
  done,
  doneWithMessage,
  id,
  idParam,
  instant,
  optionalText,
  person,
  role,
  searchParam,
  seqParam,
  text,
} from './fields.ts';
import { nextCursor } from './headers.ts';
import {
  CHAT_MESSAGE_MAX,
  CHAT_PAGE_SIZE,
  CHAT_PEOPLE_SEARCH_MIN,
  CHAT_UNANSWERED_MAX,
  SEARCH_MAX,
} from './limits.ts';
import { issueText } from './reasons.ts';
import { searchKey } from './text-keys.ts';

/** A user in a chat. Only the id of a deleted user is left: name and email are empty. */
export const chatUser = z.extend(person, {
  role,
  /** The user was deleted: the messages stay, and no message can be sent to them. */
  deleted: z.boolean(),
});
export type ChatUser = z.infer<typeof chatUser>;

export const chatMessage = z.object({
  id,
  chatRoomId: id,
  /** Without gaps in a room, from 1: a gap on the client means a missed message. */
  seq: z.int(),
  senderId: id,
  /** The name of a deleted user is empty. */
  sender: z.object({ id, name: z.string() }),
  content: z.string(),
  clientMessageId: z.nullable(z.string()),
  createdAt: instant,
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const chatRoom = z.object({
  id,
  participants: z.array(z.object({ user: chatUser })),
  /** The latest message, or none; of a long one the first {@link CHAT_PREVIEW_MAX} characters. */
  messages: z.array(chatMessage),
  lastSeq: z.int(),
  lastReadSeq: z.int(),
  /** The last sequence number that the other person has read; 0 while it is hidden from the user. */
  partnerReadSeq: z.int(),
  unreadCount: z.int(),
  /** Raises no notice for the user and does not count in the total of unread messages. */
  muted: z.boolean(),
  /**
   * The user has blocked the other person: neither can write, nor see whether the other one is online, types or has
   * read. Does not count in the total of unread messages. The other person is not notified.
   */
  blocked: z.boolean(),
  /** The company of one of the two does not allow chats with people of other companies: the room can only be read. */
  separated: z.boolean(),
  /** Whether the user can block the other person, who is not an admin that sees the user. */
  canBlock: z.boolean(),
  /** How many messages the user can send before the other person writes for the first time; null without a limit. */
  messagesLeft: z.nullable(z.int()),
  updatedAt: instant,
});
export type ChatRoom = z.infer<typeof chatRoom>;

export const messageContent = text(CHAT_MESSAGE_MAX, issueText('messageRequired'));

export const listRooms = call({
  name: 'listRooms',
  method: 'GET',
  path: '/chat/rooms',
  access: 'signed-in',
  scope: 'own',
  summary:
    'The caller’s latest rooms, at most 500, the latest first. A room without messages is listed only for the user who opened it.',
  revalidates: true,
  response: z.array(chatRoom),
});

/** Whether a text is long enough to search all people. Characters that the search ignores do not count. */
export function isPeopleSearch(search: string): boolean {
  return [...searchKey(search)].length >= CHAT_PEOPLE_SEARCH_MIN;
}

export const listChatUsers = call({
  name: 'listChatUsers',
  method: 'GET',
  path: '/chat/users',
  access: 'signed-in',
  scope: 'everyone',
  summary:
    'Users of any company by name, without the caller and, for a trainee or a limited admin, without those whom a company keeps apart and those of other companies that are not listed: the first 50, or those that match a search of at least two characters, 20 at a time. `X-Next-Cursor` is the start of the next page. A trainee or a limited admin may look up 600 different people an hour, all of one address whose accounts are younger than a day 600 together, and all of one address 3,000.',
  query: z.object({
    search: z.optional(searchParam),
    cursor: z.optional(optionalText(500)),
  }),
  response: z.array(chatUser),
  headers: { next: nextCursor(z.string()) },
  errors: ['TOO_MANY_REQUESTS'],
});

export const listMessages = call({
  name: 'listMessages',
  method: 'GET',
  path: '/chat/rooms/:id/messages',
  access: 'signed-in',
  scope: 'own',
  stores: true,
  summary: 'Messages oldest to newest: the last 50, or those before or after a sequence number.',
  params: z.object({ id: idParam }),
  query: z.object({
    before: z.optional(seqParam),
    after: z.optional(seqParam),
    /** More than a page is refused: a client that gets fewer messages than it asks for takes them for the last. */
    limit: z.optional(countParam(CHAT_PAGE_SIZE)),
    markRead: z.optional(z.enum(['true', 'false'])),
  }),
  revalidates: true,
  response: z.array(chatMessage),
  errors: ['NOT_FOUND'],
});

export const getUnreadCount = call({
  name: 'getUnreadCount',
  method: 'GET',
  path: '/chat/unread-count',
  access: 'signed-in',
  scope: 'own',
  summary: 'Unread messages over all rooms that are not muted.',
  revalidates: true,
  response: z.object({ unreadCount: z.int() }),
});

export const searchMessages = call({
  name: 'searchMessages',
  method: 'GET',
  path: '/chat/rooms/:id/search',
  access: 'signed-in',
  scope: 'own',
  summary:
    'Searches a part of a conversation, from the newest message back. Continue before `searchedTo`.',
  params: z.object({ id: idParam }),
  query: z.object({
    text: text(SEARCH_MAX, issueText('searchTextRequired')),
    before: z.optional(seqParam),
  }),
  response: z.object({
    /** Newest first. */
    matches: z.array(chatMessage),
    /** The next part to search is before this sequence number; 1 at the beginning of the conversation. */
    searchedTo: z.int(),
  }),
  errors: ['NOT_FOUND'],
});

export const openDirectRoom = call({
  name: 'openDirectRoom',
  method: 'GET',
  path: '/chat/direct/:userId',
  access: 'signed-in',
  scope: 'everyone',
  stores: true,
  summary: 'The room with this user, created if it does not exist.',
  params: z.object({ userId: idParam }),
  response: chatRoom,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const sendMessage = call({
  name: 'sendMessage',
  method: 'POST',
  path: '/chat/send',
  access: 'signed-in',
  scope: 'own',
  summary: `Sends a message; the same clientMessageId from the same sender makes one message. Before the first answer at most ${CHAT_UNANSWERED_MAX} messages can be sent, without a limit between an admin and the people whom the admin sees.`,
  body: z.object({
    chatRoomId: id,
    content: messageContent,
    senderId: id,
    clientMessageId: z.optional(clientMadeId('Not a message id')),
  }),
  status: 201,
  response: chatMessage,
  errors: [
    'NOT_FOUND',
    'CONFLICT',
    'UNANSWERED',
    'NOT_DELIVERED',
    'SEPARATED',
    'TOO_MANY_REQUESTS',
    'DAILY_LIMIT',
  ],
});

export const markRead = call({
  name: 'markRead',
  method: 'POST',
  path: '/chat/rooms/:id/read',
  access: 'signed-in',
  scope: 'own',
  summary: 'Marks all messages up to this sequence number as read.',
  params: z.object({ id: idParam }),
  body: z.object({ seq: z.int().check(z.nonnegative()) }),
  response: done,
  errors: ['NOT_FOUND'],
});

export const muteRoom = call({
  name: 'muteRoom',
  method: 'PUT',
  path: '/chat/rooms/:id/mute',
  access: 'signed-in',
  scope: 'own',
  summary:
    'Mutes or unmutes a room for the caller, on every device. A muted room raises no notices and does not count in the total of unread messages and the mail about them. Its own count goes on.',
  params: z.object({ id: idParam }),
  body: z.object({ muted: z.boolean() }),
  response: doneWithMessage,
  errors: ['NOT_FOUND'],
});

export const blockInRoom = call({
  name: 'blockInRoom',
  method: 'PUT',
  path: '/chat/rooms/:id/block',
  access: 'signed-in',
  scope: 'own',
  summary:
    'Blocks or unblocks the other person of a room. Messages of a blocked person are refused; admins cannot be blocked by people whom they see.',
  params: z.object({ id: idParam }),
  body: z.object({ blocked: z.boolean() }),
  response: done,
  errors: ['NOT_FOUND'],
});
