import { reachedCompanies } from '@portal/contract/reach-rules';
import { renewModule } from '@portal/contract/requirements';
import * as calls from '@portal/contract/runs';
import { type Identity, type Route, route } from '#server/platform/http/route.ts';
import { mayLearn } from './policy.ts';
import type { Learning } from './service.ts';

export function runRoutes(learning: Learning): readonly Route[] {
  return [
    route(calls.listRuns, {
      run: ({ user, params }) => learning.listRuns(runsOf(user, params.id)),
    }),
    route(calls.getRun, {
      run: ({ user, params }) => learning.getRun(runsOf(user, params.id), params.number),
    }),
    route(calls.listAttempts, {
      run: async ({ user, params, query }) => {
        const { id, number, moduleId } = params;
        const place = { ...runsOf(user, id), number, moduleId };
        const { rows, next } = await learning.listAttempts(place, query.cursor);
        return { body: rows, headers: { next } };
      },
    }),
    route(calls.listWatchingSessions, {
      run: ({ user, params: { id, number, moduleId } }) =>
        learning.listWatchingSessions({ ...runsOf(user, id), number, moduleId }),
    }),
    route(calls.getAttempt, {
      run: ({ user, params }) => learning.getAttempt(params.id, reachedCompanies(user.reach)),
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
    route(renewModule, {
      load: ({ params }) => learning.loadModuleCompany(params.id),
      may: mayLearn,
      run: async ({ user, params }) => {
        const { runNumber, moduleIds } = await learning.renewModule(user, params.id);
        return { runNumber, moduleIds: [...moduleIds] };
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

/** A trainee who has moved has runs in companies that the admin does not see. */
const runsOf = ({ reach }: Identity, userId: number) => ({
  userId,
  companies: reachedCompanies(reach),
});
