import * as calls from '@portal/contract/help';
import { type Route, route } from '#server/platform/http/route.ts';
import { mayAsk } from './policy.ts';
import type { Help } from './service.ts';

export function helpRoutes(help: Help): readonly Route[] {
  return [
    route(calls.askForHelp, {
      load: ({ body }) => help.loadSubjectCompany(body),
      may: mayAsk,
      run: ({ user, body }) => help.ask(user, body),
    }),
    route(calls.listOwnHelpRequests, {
      run: ({ user }) => help.listOwn(user),
    }),
    route(calls.markHelpSeen, {
      run: async ({ user, body }) => {
        await help.markSeen(user, body.upTo);
        return { success: true };
      },
    }),
    route(calls.listHelpRequests, {
      run: async ({ user, query }) => {
        const { rows, next } = await help.list(user, query);
        return { body: rows, headers: { next } };
      },
    }),
    route(calls.countPendingHelp, {
      run: async ({ user }) => ({ pendingCount: await help.countPending(user) }),
    }),
    route(calls.countOpenHelp, {
      run: async ({ user, query }) => ({ openCount: await help.countOpen(user, query) }),
    }),
    route(calls.listHelpAssignees, {
      run: ({ user }) => help.listAssignees(user),
    }),
    route(calls.updateHelpRequest, {
      run: ({ user, params, body }) => help.update(user, params.id, body),
    }),
    route(calls.listHelpRequestChanges, {
      run: ({ params }) => help.changesOf(params.id),
    }),
  ];
}
