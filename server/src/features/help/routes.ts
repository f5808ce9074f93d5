import * as calls from '@portal/contract/help';
import { accessIsEnough, type Route, route } from '../../platform/http/route.ts';
import type { Help } from './service.ts';

export function helpRoutes(help: Help): readonly Route[] {
  return [
    route(calls.askForHelp, {
      may: accessIsEnough,
      run: ({ user, body }) => help.ask(user, body),
    }),
    route(calls.listOwnHelpRequests, {
      may: accessIsEnough,
      run: ({ user }) => help.listOwn(user),
    }),
    route(calls.markHelpSeen, {
      may: accessIsEnough,
      run: async ({ user, body }) => {
        await help.markSeen(user, body.upTo);
        return { success: true, message: 'Marked as seen' };
      },
    }),
    route(calls.listHelpRequests, {
      may: accessIsEnough,
      run: ({ query }) => help.list(query),
    }),
    route(calls.countPendingHelp, {
      may: accessIsEnough,
      run: async () => ({ pendingCount: await help.countPending() }),
    }),
    route(calls.updateHelpRequest, {
      may: accessIsEnough,
      run: ({ user, params, body }) => help.update(user, params.id, body),
    }),
    route(calls.listHelpRequestChanges, {
      may: accessIsEnough,
      run: ({ params }) => help.changesOf(params.id),
    }),
  ];
}
