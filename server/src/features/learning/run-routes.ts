import * as calls from '@portal/contract/runs';
import { type Route, route } from '#server/platform/http/route.ts';
import { mayLearn } from './policy.ts';
import type { Learning } from './service.ts';

export function runRoutes(learning: Learning): readonly Route[] {
  return [
    route(calls.listRuns, {
      run: ({ params }) => learning.listRuns(params.id),
    }),
    route(calls.getRun, {
      run: ({ params }) => learning.getRun(params.id, params.number),
    }),
    route(calls.listAttempts, {
      run: async ({ params, query }) => {
        const { id: userId, number, moduleId } = params;
        const place = { userId, number, moduleId };
        const { rows, next } = await learning.listAttempts(place, query.cursor);
        return { body: rows, headers: { next } };
      },
    }),
    route(calls.listWatchingSessions, {
      run: ({ params: { id: userId, number, moduleId } }) =>
        learning.listWatchingSessions({ userId, number, moduleId }),
    }),
    route(calls.getAttempt, {
      run: ({ params }) => learning.getAttempt(params.id),
    }),
    route(calls.listOwnResults, {
      run: ({ user }) => learning.listOwnResults(user.userId),
    }),
    route(calls.getOwnResult, {
      run: ({ user, params }) => learning.getOwnResult(user.userId, params.number),
    }),
    route(calls.markResultSeen, {
      run: async ({ user, params }) => {
        await learning.markResultSeen(user.userId, params.number);
        return { success: true };
      },
    }),
    route(calls.listOwnAttempts, {
      load: ({ params }) => learning.loadModuleCompany(params.id),
      may: mayLearn,
      run: async ({ user, params, query }) => {
        const { rows, next } = await learning.listOwnAttempts(user, params.id, query.cursor);
        return { body: rows, headers: { next } };
      },
    }),
    route(calls.getOwnAttempt, {
      run: ({ user, params }) => learning.getOwnAttempt(user, params.id),
    }),
  ];
}
