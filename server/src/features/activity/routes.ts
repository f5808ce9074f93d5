import * as calls from '@portal/contract/activity';
import { createActivityExport } from '@portal/contract/exports';
import { type Route, route } from '#server/platform/http/route.ts';
import { linkToActivity } from './activity-file.ts';
import type { ActivityLog, Exports } from './service.ts';

export function activityRoutes(activity: ActivityLog, exports: Exports): readonly Route[] {
  return [
    route(calls.listActivity, {
      run: async ({ user, query }) => {
        const { rows, next } = await activity.list(query, user);
        return { body: rows, headers: { next } };
      },
    }),
    route(createActivityExport, {
      run: ({ user, body }) => linkToActivity(exports, user, body),
    }),
  ];
}
