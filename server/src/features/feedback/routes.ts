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
      run: async ({ query }) => withTotal(await feedback.list(query)),
    }),
    route(calls.listModuleFeedback, {
      run: async ({ params, query }) => withTotal(await feedback.listOfModule(params.id, query)),
    }),
    route(calls.listRatedModules, {
      run: async ({ query }) => withTotal(await feedback.searchRatedModules(query)),
    }),
    route(calls.getFeedbackStats, {
      run: ({ query }) => feedback.stats(query),
    }),
  ];
}
