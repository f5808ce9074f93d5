import * as calls from '@portal/contract/activity';
import { type Route, route } from '#server/platform/http/route.ts';
import type { ActivityLog } from './service.ts';

export function activityRoutes(activity: ActivityLog): readonly Route[] {
  return [
    route(calls.listActivity, {
      run: async ({ query }) => {
        const { rows, next } = await activity.list(query);
        return { body: rows, headers: { next } };
      },
    }),
  ];
}
