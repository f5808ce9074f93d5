import * as calls from '@portal/contract/calendar';
import { type Route, route } from '#server/platform/http/route.ts';
import type { Calendar } from './service.ts';

export function calendarRoutes(calendar: Calendar): readonly Route[] {
  return [
    route(calls.getCalendarLink, {
      run: ({ user }) => calendar.getLink(user),
    }),
    route(calls.createCalendarLink, {
      run: ({ user }) => calendar.createLink(user),
    }),
    route(calls.deleteCalendarLink, {
      run: async ({ user }) => {
        await calendar.deleteLink(user);
        return { success: true };
      },
    }),
  ];
}
