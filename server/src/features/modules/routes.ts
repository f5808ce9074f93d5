import * as calls from '@portal/contract/modules';
import { accessIsEnough, type Route, route } from '../../platform/http/route.ts';
import type { Modules } from './service.ts';

export function modulesRoutes(modules: Modules): readonly Route[] {
  return [
    route(calls.listModules, {
      may: accessIsEnough,
      run: ({ user, query }) => modules.list(user.userId, query),
    }),
    route(calls.createModule, {
      may: accessIsEnough,
      run: async ({ user, params, body }) => {
        const module = await modules.create(user.userId, params.id, body);
        return { success: true, message: `${module.name} created successfully!`, module };
      },
    }),
    route(calls.updateModule, {
      may: accessIsEnough,
      run: ({ user, params, body }) => modules.update(user.userId, params.id, body),
    }),
    route(calls.deleteModule, {
      may: accessIsEnough,
      run: async ({ params }) => {
        const { name } = await modules.remove(params.id);
        return { success: true, message: `${name} deleted successfully!` };
      },
    }),
    route(calls.uploadVideo, {
      load: ({ params }) => modules.require(params.id),
      may: accessIsEnough,
      run: async ({ user, params, body }, _module, file) => {
        const uploaded = await modules.uploadVideo(user.userId, params.id, file, body.duration);
        return { success: true, message: 'Video uploaded successfully!', ...uploaded };
      },
    }),
    route(calls.saveQuestions, {
      may: accessIsEnough,
      run: async ({ user, params, body }) => {
        const module = await modules.saveQuestions(user.userId, params.id, body);
        return { success: true, message: 'Questions saved successfully!', module };
      },
    }),
    route(calls.reorderModules, {
      may: accessIsEnough,
      run: async ({ body }) => {
        await modules.reorder(body);
        return { success: true, message: 'Module order saved successfully!' };
      },
    }),
  ];
}
