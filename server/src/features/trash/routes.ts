import * as calls from '@portal/contract/trash';
import { type Route, route } from '#server/platform/http/route.ts';
import { actorOf } from '../activity/service.ts';
import { presentResult } from './restore-result.ts';
import type { Trash } from './trash.ts';

export function trashRoutes(trash: Trash): readonly Route[] {
  return [
    route(calls.listTrash, {
      run: async ({ user, query }) => {
        const { rows, next } = await trash.list(actorOf(user), query);
        return { body: rows, headers: { next } };
      },
    }),
    route(calls.restoreFromTrash, {
      run: async ({ user, params, body }) => {
        const result = await trash.restore(actorOf(user), params.deletionId, body);
        return presentResult(result);
      },
    }),
    route(calls.purgeFromTrash, {
      run: async ({ user, params }) => {
        await trash.purge(actorOf(user), params.deletionId);
        return { success: true };
      },
    }),
  ];
}
