import * as calls from '@portal/contract/modules';
import { type Identity, type Route, route } from '../../platform/http/route.ts';
import { actorOf } from '../activity/service.ts';
import type { Editor, Modules } from './service.ts';

export function modulesRoutes(modules: Modules): readonly Route[] {
  return [
    route(calls.listModules, {
      run: ({ user, query }) =>
        query.companyId === undefined ? modules.listAll(user) : modules.list(user, query),
    }),
    route(calls.getModule, {
      run: ({ user, params }) => modules.get(user, params.id),
    }),
    route(calls.getModuleImpact, {
      run: ({ params }) => modules.impact(params.id),
    }),
    route(calls.createModule, {
      run: async ({ user, params, body }) => {
        const { warning, ...module } = await modules.create(editorOf(user), params.id, body);
        return { success: true, warning, module };
      },
    }),
    route(calls.updateModule, {
      run: ({ user, params, body }) => modules.update(editorOf(user), params.id, body),
    }),
    route(calls.deleteModule, {
      run: async ({ user, params }) => {
        const { name } = await modules.remove(actorOf(user), params.id);
        return { success: true, message: `${name} deleted successfully!` };
      },
    }),
    route(calls.createVideoUpload, {
      run: ({ user, body, file }) => modules.createVideoUpload(user.userId, file, body.duration),
    }),
    route(calls.uploadVideo, {
      load: ({ params }) => modules.find(params.id),
      run: async ({ user, body, file }, { id }) => {
        const uploaded = await modules.uploadVideo(editorOf(user), id, file, body.duration);
        return { success: true, ...uploaded };
      },
    }),
    route(calls.uploadCaptions, {
      load: ({ params }) => modules.find(params.id),
      run: async ({ user, query, body, file }, { id }) => {
        const upload = { ...body, file, videoId: query.videoId };
        const uploaded = await modules.uploadCaptions(editorOf(user), id, upload);
        return { success: true, ...uploaded };
      },
    }),
    route(calls.deleteCaptions, {
      run: async ({ user, params, query }) => {
        const module = await modules.deleteCaptions(editorOf(user), params.id, query.videoId);
        return { success: true, module };
      },
    }),
    route(calls.saveQuestions, {
      run: async ({ user, params, body }) => {
        const module = await modules.saveQuestions(editorOf(user), params.id, body);
        return { success: true, module };
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

function editorOf(user: Identity): Editor {
  return { ...actorOf(user), sessionId: user.sessionId };
}
