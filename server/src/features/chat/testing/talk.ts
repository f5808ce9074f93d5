/** Creates two users who chat, for tests of the chat. */
import type { Session } from '@portal/contract/accounts';
import { type ChatRoom, openDirectRoom, sendMessage } from '@portal/contract/chat';
import { succeeded } from '#server/testing/factories.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

export async function makeRoom(portal: TestPortal, from: Session, to: Session): Promise<ChatRoom> {
  const params = { userId: to.user.id };
  return succeeded(await portal.call(openDirectRoom, { params, token: from.token }));
}

export function say(
  portal: TestPortal,
  { token, user }: Session,
  chatRoomId: number,
  content: string,
  more: { clientMessageId?: string; senderId?: number } = {},
) {
  const body = { chatRoomId, content, senderId: user.id, ...more };
  return portal.call(sendMessage, { body, token });
}
