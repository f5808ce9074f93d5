import * as calls from '@portal/contract/chat';
import { accessIsEnough, type Route, route } from '../../platform/http/route.ts';
import { maySend } from './policy.ts';
import type { Chat } from './service.ts';

/** Rooms are found through one's own membership: another's is not there, which is a 404. */
export function chatRoutes(chat: Chat): readonly Route[] {
  return [
    route(calls.listRooms, {
      may: accessIsEnough,
      run: ({ user }) => chat.listRooms(user),
    }),
    route(calls.listChatUsers, {
      may: accessIsEnough,
      run: async ({ user, query, setHeader }) => {
        const { people, nextCursor } = await chat.listPeople(user, query);
        if (nextCursor !== null) setHeader('x-next-cursor', nextCursor);
        return people;
      },
    }),
    route(calls.listMessages, {
      may: accessIsEnough,
      run: ({ user, params, query }) => chat.listMessages(user, params.id, query),
    }),
    route(calls.searchMessages, {
      may: accessIsEnough,
      run: ({ user, params, query }) => chat.searchMessages(user, params.id, query),
    }),
    route(calls.getUnreadCount, {
      may: accessIsEnough,
      run: async ({ user }) => ({ unreadCount: await chat.unreadCount(user.userId) }),
    }),
    route(calls.openDirectRoom, {
      may: accessIsEnough,
      run: ({ user, params }) => chat.openDirectRoom(user, params.userId),
    }),
    route(calls.sendMessage, {
      load: async ({ body }) => ({ senderId: body.senderId }),
      may: maySend,
      run: ({ user, body }) => chat.sendMessage(user, body),
    }),
    route(calls.markRead, {
      may: accessIsEnough,
      run: async ({ user, params, body }) => {
        await chat.markRead(user, params.id, body.seq);
        return { success: true, message: 'Marked as read' };
      },
    }),
    route(calls.muteRoom, {
      may: accessIsEnough,
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
