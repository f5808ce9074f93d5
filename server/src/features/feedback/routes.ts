import * as calls from '@portal/contract/feedback';
import { withTotal } from '#server/platform/http/page.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { mayLearn } from '../learning/service.ts';
import type { FeedbackService } from './service.ts';

export function feedbackRoutes(feedback: FeedbackService): readonly Route[] {
  return [
    route(calls.giveFeedback, {
      load: ({ body }) => feedback.loadModuleCompany(body.moduleId),
      may: mayLearn,
      run: ({ user, body }) => feedback.give(user, body),
    }),
    route(calls.getOwnFeedback, {
      run: ({ user, params }) => feedback.own(user, params.moduleId),
    }),
    route(calls.listOwnFeedback, {
      run: ({ user }) => feedback.listOwn(user),
    }),
    route(calls.listFeedback, {
      run: async ({ user, query }) => withTotal(await feedback.list(user.reach, query)),
    }),
    route(calls.listModuleFeedback, {
      run: async ({ user, params, query }) =>
        withTotal(await feedback.listOfModule(user.reach, { id: params.id, query })),
    }),
    route(calls.listRatedModules, {
      run: async ({ user, query }) =>
        withTotal(await feedback.searchRatedModules(user.reach, query)),
    }),
    route(calls.getFeedbackStats, {
      run: ({ user, query }) => feedback.stats(user.reach, query),
    }),
  ];
}
