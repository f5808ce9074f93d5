import * as calls from '@portal/contract/requirements';
import { checkResultsImport, listResultsImportProblems } from '@portal/contract/results-import';
import { type Route, route } from '#server/platform/http/route.ts';
import { actorOf } from '../activity/service.ts';
import type { Standings } from './service.ts';

export function standingsRoutes(standings: Standings): readonly Route[] {
  return [
    route(calls.getTraineeRequirements, {
      run: ({ params }) => standings.ofTrainee(params.id),
    }),
    route(calls.createException, {
      run: ({ user, params, body }) => standings.createException(actorOf(user), params.id, body),
    }),
    route(calls.endException, {
      run: async ({ user, params }) => {
        await standings.endException(actorOf(user), params.id, params.exceptionId);
        return { success: true };
      },
    }),
    route(calls.recordResult, {
      run: ({ user, params, body }) => standings.recordResult(actorOf(user), params.id, body),
    }),
    route(calls.withdrawResult, {
      run: async ({ user, params }) => {
        await standings.withdrawResult(actorOf(user), params.id, params.resultId);
        return { success: true };
      },
    }),
    route(checkResultsImport, {
      run: ({ user, body, file }) => standings.resultsImport.check(actorOf(user), file, body),
    }),
    route(listResultsImportProblems, {
      run: ({ user, body, file }) =>
        standings.resultsImport.listProblems(actorOf(user), file, body),
    }),
    route(calls.listOwnRequirements, {
      run: ({ user }) => standings.listOwn(user),
    }),
  ];
}
