import type { ChatMessage } from '@portal/contract/chat';

/** Published after a message was committed, for the sockets of both people. */
export const CHAT_MESSAGE = 'chat.message';
export type ChatMessageSent = {
  readonly message: ChatMessage;
  readonly userIds: readonly number[];
  /** The receiver if they had muted the conversation when the message was stored. */
  readonly mutedBy: number | null;
};

/** Published after a user has muted a conversation or unmuted it, for the sockets of this user. */
export const CHAT_MUTED = 'chat.muted';
export type ChatMuted = { readonly userId: number };

/** Published after a member of a room has blocked the other one or unblocked them. */
export const CHAT_BLOCKED = 'chat.blocked';
export type ChatBlocked = { readonly userId: number; readonly partnerId: number };

/** Published after a user has read further, for the sockets of both people. */
export const CHAT_READ = 'chat.read';
export type ChatRead = {
  readonly userId: number;
  /** Null if the partner does not see what the user reads. */
  readonly partnerId: number | null;
  readonly chatRoomId: number;
  readonly seq: number;
  readonly unreadCount: number;
};
