import * as calls from '@portal/contract/chat';
import { type Route, route } from '#server/platform/http/route.ts';
import { maySend } from './policy.ts';
import type { Chat } from './service.ts';

/** Rooms are found by the caller's membership: a room of other users is answered with 404. */
export function chatRoutes(chat: Chat): readonly Route[] {
  return [
    route(calls.listRooms, {
      run: ({ user }) => chat.listRooms(user),
    }),
    route(calls.listChatUsers, {
      run: async ({ user, query, address }) => {
        const { people, nextCursor } = await chat.listPeople({ user, address }, query);
        return { body: people, headers: { next: nextCursor } };
      },
    }),
    route(calls.listMessages, {
      run: ({ user, params, query }) => chat.listMessages(user, params.id, query),
    }),
    route(calls.searchMessages, {
      run: ({ user, params, query }) => chat.searchMessages(user, params.id, query),
    }),
    route(calls.getUnreadCount, {
      run: ({ user }) => chat.countUnread(user),
    }),
    route(calls.openDirectRoom, {
      run: ({ user, params, address }) => chat.openDirectRoom(user, params.userId, address),
    }),
    route(calls.sendMessage, {
      may: maySend,
      run: ({ user, body }) => chat.sendMessage(user, body),
    }),
    route(calls.markRead, {
      run: async ({ user, params, body }) => {
        await chat.markRead(user, params.id, body.seq);
        return { success: true };
      },
    }),
    route(calls.blockInRoom, {
      run: async ({ user, params, body }) => {
        await chat.block(user, params.id, body.blocked);
        return { success: true };
      },
    }),
    route(calls.muteRoom, {
      run: async ({ user, params, body }) => {
        await chat.mute(user, params.id, body.muted);
        return {
          success: true,
          message: body.muted ? 'Conversation muted' : 'Conversation unmuted',
        };
      },
    }),
  ];
}
