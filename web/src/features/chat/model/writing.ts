import type { ChatRoom, ChatUser } from '@portal/contract/chat';

/** Whether the user can write in a room, and what the text field says about it. */
export type WritingState =
  | { readonly type: 'open' }
  /** The other person has not answered yet: so many messages can be sent before the answer. */
  | { readonly type: 'limited'; readonly messagesLeft: number }
  | {
      readonly type: 'closed';
      readonly reason: 'deleted' | 'separated' | 'blocked' | 'unanswered';
    };

/** From this number of messages on, the user sees how many are left. */
const FEW_LEFT = 5;

/** @param unsent the messages that were written and are on their way */
export function writingIn(
  { blocked, separated, messagesLeft }: ChatRoom,
  { deleted }: ChatUser,
  unsent: number,
): WritingState {
  if (deleted) return { type: 'closed', reason: 'deleted' };
  if (separated) return { type: 'closed', reason: 'separated' };
  if (blocked) return { type: 'closed', reason: 'blocked' };
  if (messagesLeft === null || messagesLeft - unsent > FEW_LEFT) return { type: 'open' };
  if (messagesLeft <= unsent) return { type: 'closed', reason: 'unanswered' };
  return { type: 'limited', messagesLeft: messagesLeft - unsent };
}
