import * as calls from '@portal/contract/notifications';
import { type Route, route } from '#server/platform/http/route.ts';
import type { Notifications } from './service.ts';

export function notificationsRoutes(notifications: Notifications): readonly Route[] {
  return [
    route(calls.getNotificationSettings, {
      run: ({ user }) => notifications.settingsOf(user),
    }),
    route(calls.saveNotificationSettings, {
      run: ({ user, body }) => notifications.save(user, body),
    }),
    route(calls.listCompletions, {
      run: ({ user }) => notifications.listCompletions(user),
    }),
    route(calls.listGroupCompletions, {
      run: ({ user }) => notifications.listGroupCompletions(user),
    }),
    route(calls.markGroupCompletionsRead, {
      run: async ({ user, body }) => {
        await notifications.markGroupCompletionsRead(user, body.upTo);
        return { success: true };
      },
    }),
    route(calls.markCompletionsRead, {
      run: async ({ user, body }) => {
        await notifications.markCompletionsRead(user, body.upTo);
        return { success: true };
      },
    }),
  ];
}
