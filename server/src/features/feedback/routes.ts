import * as calls from '@portal/contract/feedback';
import { accessIsEnough, type Route, route } from '../../platform/http/route.ts';
import { mayLearn } from '../learning/service.ts';
import type { FeedbackService } from './service.ts';

export function feedbackRoutes(feedback: FeedbackService): readonly Route[] {
  return [
    route(calls.giveFeedback, {
      load: ({ body }) => feedback.companyOf(body.moduleId),
      may: mayLearn,
      run: ({ user, body }) => feedback.give(user, body),
    }),
    route(calls.getOwnFeedback, {
      may: accessIsEnough,
      run: ({ user, params }) => feedback.own(user, params.moduleId),
    }),
    route(calls.listOwnFeedback, {
      may: accessIsEnough,
      run: ({ user }) => feedback.listOwn(user),
    }),
    route(calls.listFeedback, {
      may: accessIsEnough,
      run: async ({ query, setHeader }) => {
        const { rows, total } = await feedback.list(query);
        setHeader('x-total-count', total);
        return rows;
      },
    }),
    route(calls.listModuleFeedback, {
      may: accessIsEnough,
      run: async ({ params, query, setHeader }) => {
        const { rows, total } = await feedback.listOfModule(params.id, query);
        setHeader('x-total-count', total);
        return rows;
      },
    }),
    route(calls.listRatedModules, {
      may: accessIsEnough,
      run: async ({ query, setHeader }) => {
        const { rows, total } = await feedback.searchRatedModules(query);
        setHeader('x-total-count', total);
        return rows;
      },
    }),
    route(calls.getFeedbackStats, {
      may: accessIsEnough,
      run: ({ query }) => feedback.stats(query),
    }),
  ];
}
