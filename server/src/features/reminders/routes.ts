import * as calls from '@portal/contract/reminders';
import { type Route, route } from '#server/platform/http/route.ts';
import { actorOf } from '../activity/service.ts';
import type { Reminders } from './service.ts';

export function remindersRoutes(reminders: Reminders): readonly Route[] {
  return [
    route(calls.previewReminder, {
      run: ({ params }) => reminders.preview(params.id),
    }),
    route(calls.remindTrainee, {
      run: ({ user, params }) => reminders.remind(actorOf(user), params.id),
    }),
    route(calls.listNotices, {
      run: ({ user }) => reminders.notices.list(user),
    }),
    route(calls.markNoticesRead, {
      run: async ({ user, body }) => {
        await reminders.notices.markRead(user, body.upTo);
        return { success: true };
      },
    }),
  ];
}
