import * as calls from '@portal/contract/modules';
import { accessIsEnough, type Route, route } from '../../platform/http/route.ts';
import { actorOf } from '../activity/service.ts';
import type { Modules } from './service.ts';

export function modulesRoutes(modules: Modules): readonly Route[] {
  return [
    route(calls.listModules, {
      may: accessIsEnough,
      run: ({ user, query }) =>
        query.companyId === undefined ? modules.listAll(user) : modules.list(user, query),
    }),
    route(calls.getModule, {
      may: accessIsEnough,
      run: ({ user, params }) => modules.get(user, params.id),
    }),
    route(calls.getModuleImpact, {
      may: accessIsEnough,
      run: ({ params }) => modules.impact(params.id),
    }),
    route(calls.createModule, {
      may: accessIsEnough,
      run: async ({ user, params, body }) => {
        const { id, warning } = await modules.create(actorOf(user), params.id, body);
        const module = await modules.get(user, id);
        return { success: true, message: `${module.name} created successfully!`, warning, module };
      },
    }),
    route(calls.updateModule, {
      may: accessIsEnough,
      run: async ({ user, params, body }) => {
        const { warning } = await modules.update(actorOf(user), params.id, body);
        return { ...(await modules.get(user, params.id)), warning };
      },
    }),
    route(calls.deleteModule, {
      may: accessIsEnough,
      run: async ({ user, params }) => {
        const { name } = await modules.remove(actorOf(user), params.id);
        return { success: true, message: `${name} deleted successfully!` };
      },
    }),
    route(calls.uploadVideo, {
      load: ({ params }) => modules.require(params.id),
      may: accessIsEnough,
      run: async ({ user, params, body }, _module, file) => {
        const received = { file, claimedDuration: body.duration };
        const { warning } = await modules.uploadVideo(actorOf(user), params.id, received);
        const module = await modules.get(user, params.id);
        return { success: true, message: 'Video uploaded successfully!', module, warning };
      },
    }),
    route(calls.uploadCaptions, {
      load: ({ params }) => modules.require(params.id),
      may: accessIsEnough,
      run: async ({ user, params, query, body }, _module, file) => {
        const upload = { ...body, file, videoId: query.videoId };
        const { warning } = await modules.uploadCaptions(actorOf(user), params.id, upload);
        const module = await modules.get(user, params.id);
        return { success: true, message: 'Captions uploaded successfully!', module, warning };
      },
    }),
    route(calls.deleteCaptions, {
      may: accessIsEnough,
      run: async ({ user, params, query }) => {
        const captions = { wanted: null, videoId: query.videoId };
        await modules.save(actorOf(user), params.id, { captions });
        const module = await modules.get(user, params.id);
        return { success: true, message: 'Captions deleted successfully!', module };
      },
    }),
    route(calls.saveQuestions, {
      may: accessIsEnough,
      run: async ({ user, params, body }) => {
        await modules.save(actorOf(user), params.id, body);
        const module = await modules.get(user, params.id);
        return { success: true, message: 'Questions saved successfully!', module };
      },
    }),
    route(calls.reorderModules, {
      may: accessIsEnough,
      run: async ({ user, body }) => {
        await modules.reorder(actorOf(user), body);
        return { success: true, message: 'Module order saved successfully!' };
      },
    }),
  ];
}
