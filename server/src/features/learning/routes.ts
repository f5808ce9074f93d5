import * as calls from '@portal/contract/learning';
import { type Route, route } from '#server/platform/http/route.ts';
import { mayLearn } from './policy.ts';
import type { Learning } from './service.ts';

const MODULE_COMPLETED = 'Module completed successfully! You can now access the next module.';

export function learningRoutes(learning: Learning): readonly Route[] {
  const ofOneModule = {
    load: ({ params }: { readonly params: { readonly id: number } }) =>
      learning.loadModuleCompany(params.id),
    may: mayLearn,
  };
  return [
    route(calls.getDashboard, {
      run: ({ user }) => learning.dashboard(user),
    }),
    route(calls.listTrainingModules, {
      run: ({ user }) => learning.modules(user),
    }),
    route(calls.listPosters, {
      run: ({ user }) => learning.posters(user),
    }),
    route(calls.getTrainingModule, {
      ...ofOneModule,
      run: ({ user, params, userAgent }) => learning.openModule(user, params.id, userAgent),
    }),
    route(calls.reportWatching, {
      ...ofOneModule,
      run: ({ user, params, body }) => learning.reportWatching(user, params.id, body),
    }),
    route(calls.completeVideo, {
      ...ofOneModule,
      run: async ({ user, params, query }) => {
        const { isCompleted } = await learning.completeVideo(user, params.id, query.runId);
        const standing = { success: true, completed: isCompleted, quizRequired: !isCompleted };
        return isCompleted ? { ...standing, message: MODULE_COMPLETED } : standing;
      },
    }),
    route(calls.reportVideoProblem, {
      ...ofOneModule,
      run: async ({ user, params, body }) => {
        await learning.reportVideoProblem(user, params.id, body);
        return { success: true };
      },
    }),
    route(calls.submitQuiz, {
      ...ofOneModule,
      run: ({ user, params, body }) => learning.submitQuiz(user, params.id, body),
    }),
  ];
}
