import * as calls from '@portal/contract/modules';
import { type Route, route } from '#server/platform/http/route.ts';
import { actorOf } from '../activity/service.ts';
import type { Media } from '../media/service.ts';
import type { Modules } from './service.ts';

export function modulesRoutes(modules: Modules, media: Media): readonly Route[] {
  return [
    route(calls.listModules, {
      run: ({ user, query }) =>
        query.companyId === undefined ? modules.listAll(user) : modules.list(user, query),
    }),
    route(calls.getModule, {
      run: ({ user, params }) => modules.get(user, params.id),
    }),
    route(calls.getModuleImpact, {
      run: ({ params, query }) => modules.impact(params.id, query.passMark),
    }),
    route(calls.createModule, {
      run: async ({ user, params, body }) => {
        const { id, warning } = await modules.create(actorOf(user), params.id, body);
        return { success: true, warning, module: await modules.get(user, id) };
      },
    }),
    route(calls.updateModule, {
      run: async ({ user, params, body }) => {
        const { warning } = await modules.update(actorOf(user), params.id, body);
        return { ...(await modules.get(user, params.id)), warning };
      },
    }),
    route(calls.deleteModule, {
      run: async ({ user, params }) => {
        const { name, deletionId } = await modules.remove(actorOf(user), params.id);
        return { success: true, message: `${name} deleted successfully!`, deletionId };
      },
    }),
    route(calls.createVideoUpload, {
      run: ({ user, body, file }) =>
        media.createUpload(user.userId, { file, claimedDuration: body.duration }),
    }),
    route(calls.createPosterUpload, {
      run: ({ user, file }) => media.createPosterUpload(user.userId, file),
    }),
    route(calls.uploadVideo, {
      load: ({ params }) => modules.find(params.id),
      run: async ({ user, body, file }, { id }) => {
        const received = { file, claimedDuration: body.duration };
        const { warning } = await modules.uploadVideo(actorOf(user), id, received);
        return { success: true, module: await modules.get(user, id), warning };
      },
    }),
    route(calls.uploadCaptions, {
      load: ({ params }) => modules.find(params.id),
      run: async ({ user, query, body, file }, { id }) => {
        const upload = { ...body, file, videoId: query.videoId };
        const { warning } = await modules.uploadCaptions(actorOf(user), id, upload);
        return { success: true, module: await modules.get(user, id), warning };
      },
    }),
    route(calls.deleteCaptions, {
      run: async ({ user, params, query }) => {
        await modules.removeCaptions(actorOf(user), params.id, query);
        return { success: true, module: await modules.get(user, params.id) };
      },
    }),
    route(calls.saveQuestions, {
      run: async ({ user, params, body }) => {
        await modules.save(actorOf(user), params.id, body);
        return { success: true, module: await modules.get(user, params.id) };
      },
    }),
    route(calls.reorderModules, {
      run: async ({ user, body }) => {
        await modules.reorder(actorOf(user), body);
        return { success: true, message: 'Module order saved successfully!' };
      },
    }),
  ];
}
