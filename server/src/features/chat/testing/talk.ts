/** Creates two users who chat, for tests of the chat. */
import type { Session } from '@portal/contract/accounts';
import { type ChatRoom, openDirectRoom, sendMessage } from '@portal/contract/chat';
import { type Actor, succeeded } from '#server/testing/factories.ts';

export async function makeRoom(from: Actor, to: Session): Promise<ChatRoom> {
  return succeeded(await from.call(openDirectRoom, { params: { userId: to.user.id } }));
}

export function say(
  sender: Actor,
  chatRoomId: number,
  content: string,
  more: { clientMessageId?: string; senderId?: number } = {},
) {
  return sender.call(sendMessage, {
    body: { chatRoomId, content, senderId: sender.user.id, ...more },
  });
}
