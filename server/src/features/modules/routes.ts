import * as calls from '@portal/contract/modules';
import { type Route, route } from '#server/platform/http/route.ts';
import { actorOf } from '../activity/service.ts';
import type { Media } from '../media/service.ts';
import { captionsOfBody, captionsOfFile, removedCaptions } from './captions-content.ts';
import type { Modules } from './service.ts';

/**
 * Each call that changes the content of a module ends in the save. Those of one part are older than the save of all parts,
 * and belong to the specification.
 */
export function modulesRoutes(modules: Modules, media: Media): readonly Route[] {
  return [
    route(calls.listModules, {
      run: ({ user, query }) =>
        query.companyId === undefined
          ? modules.listReached(user)
          : modules.listOfCompany(user, query.companyId),
    }),
    route(calls.getModule, {
      run: ({ user, params }) => modules.get(user, params.id),
    }),
    route(calls.getModuleImpact, {
      run: ({ params, query }) => modules.impact(params.id, query.passMark),
    }),
    route(calls.createModule, {
      run: async ({ user, params, body }) => {
        const content = { ...body, captions: await captionsOfBody(media, body.captions) };
        const { id, warnings } = await modules.create(actorOf(user), params.id, content);
        return { success: true, warnings, module: await modules.get(user, id) };
      },
    }),
    route(calls.updateModule, {
      run: async ({ user, params, body }) => {
        const content = { ...body, captions: await captionsOfBody(media, body.captions) };
        const { warnings } = await modules.save(actorOf(user), params.id, content);
        return { ...(await modules.get(user, params.id)), warnings };
      },
    }),
    route(calls.deleteModule, {
      run: async ({ user, params }) => {
        const { name, deletionId } = await modules.remove(actorOf(user), params.id);
        return { success: true, message: `${name} deleted successfully!`, deletionId };
      },
    }),
    route(calls.uploadVideo, {
      load: ({ params }) => modules.find(params.id),
      run: async ({ user, body, file }, { id }) => {
        const received = { file, claimedDuration: body.duration };
        const { playbackLimit } = await media.withStoredVideo(received, (video) =>
          modules.save(actorOf(user), id, { video }),
        );
        return { success: true, module: await modules.get(user, id), playbackLimit };
      },
    }),
    route(calls.uploadCaptions, {
      load: ({ params }) => modules.find(params.id),
      run: async ({ user, query, body, file }, { id }) => {
        const captions = await captionsOfFile(media, { ...body, file, videoId: query.videoId });
        const { warnings } = await modules.save(actorOf(user), id, { captions });
        return { success: true, module: await modules.get(user, id), warnings };
      },
    }),
    route(calls.deleteCaptions, {
      run: async ({ user, params, query }) => {
        const captions = removedCaptions(query);
        await modules.save(actorOf(user), params.id, { captions });
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
