import type { ChatRoom, ChatUser } from '@portal/contract/chat';
import type { Role } from '@portal/contract/fields';

/** In the chat's own words an administrator is a manager. */
export const roleLabels: Readonly<Record<Role, string>> = { TRAINEE: 'trainee', ADMIN: 'manager' };

/** With whom one talks in a conversation of two. */
export function partnerIn({ participants }: ChatRoom, selfId: number): ChatUser | undefined {
  return participants.find(({ user }) => user.id !== selfId)?.user;
}
