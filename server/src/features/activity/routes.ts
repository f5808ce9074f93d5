import * as calls from '@portal/contract/activity';
import { accessIsEnough, type Route, route } from '../../platform/http/route.ts';
import type { ActivityLog } from './service.ts';

export function activityRoutes(activity: ActivityLog): readonly Route[] {
  return [
    route(calls.listActivity, {
      may: accessIsEnough,
      run: async ({ query, setHeader }) => {
        const { rows, next } = await activity.list(query);
        if (next !== null) setHeader('x-next-cursor', next);
        return rows;
      },
    }),
  ];
}
