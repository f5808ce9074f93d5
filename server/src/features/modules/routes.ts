import * as calls from '@portal/contract/modules';
import { accessIsEnough, type Identity, type Route, route } from '../../platform/http/route.ts';
import { actorOf } from '../activity/service.ts';
import type { Editor, Modules } from './service.ts';

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
        const { warning, ...module } = await modules.create(editorOf(user), params.id, body);
        return { success: true, message: `${module.name} created successfully!`, warning, module };
      },
    }),
    route(calls.updateModule, {
      may: accessIsEnough,
      run: ({ user, params, body }) => modules.update(editorOf(user), params.id, body),
    }),
    route(calls.deleteModule, {
      may: accessIsEnough,
      run: async ({ user, params }) => {
        const { name } = await modules.remove(actorOf(user), params.id);
        return { success: true, message: `${name} deleted successfully!` };
      },
    }),
    route(calls.createVideoUpload, {
      may: accessIsEnough,
      run: ({ user, body }, _thing, file) =>
        modules.createVideoUpload(user.userId, file, body.duration),
    }),
    route(calls.uploadVideo, {
      load: ({ params }) => modules.require(params.id),
      may: accessIsEnough,
      run: async ({ user, params, body }, _module, file) => {
        const uploaded = await modules.uploadVideo(editorOf(user), params.id, file, body.duration);
        return { success: true, message: 'Video uploaded successfully!', ...uploaded };
      },
    }),
    route(calls.uploadCaptions, {
      load: ({ params }) => modules.require(params.id),
      may: accessIsEnough,
      run: async ({ user, params, query, body }, _module, file) => {
        const upload = { ...body, file, videoId: query.videoId };
        const uploaded = await modules.uploadCaptions(editorOf(user), params.id, upload);
        return { success: true, message: 'Captions uploaded successfully!', ...uploaded };
      },
    }),
    route(calls.deleteCaptions, {
      may: accessIsEnough,
      run: async ({ user, params, query }) => {
        const module = await modules.deleteCaptions(editorOf(user), params.id, query.videoId);
        return { success: true, message: 'Captions deleted successfully!', module };
      },
    }),
    route(calls.saveQuestions, {
      may: accessIsEnough,
      run: async ({ user, params, body }) => {
        const module = await modules.saveQuestions(editorOf(user), params.id, body);
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

function editorOf(user: Identity): Editor {
  return { ...actorOf(user), sessionId: user.sessionId };
}
