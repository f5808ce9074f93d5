import * as calls from '@portal/contract/admins';
import { type Route, route } from '#server/platform/http/route.ts';
import { actorOf } from '../activity/service.ts';
import type { Admins } from './service.ts';

export function adminsRoutes(admins: Admins): readonly Route[] {
  return [
    route(calls.listAdmins, {
      run: () => admins.list(),
    }),
    route(calls.inviteAdmin, {
      run: ({ user, body }) => admins.invite(actorOf(user), body),
    }),
    route(calls.inviteAdminAgain, {
      run: ({ user, params }) => admins.inviteAgain(actorOf(user), params.id),
    }),
    route(calls.removeAdmin, {
      run: async ({ user, params }) => {
        const { name, deletionId } = await admins.remove(user, params.id);
        return { success: true, message: `Admin '${name}' removed`, deletionId };
      },
    }),
  ];
}
