import * as calls from '@portal/contract/admins';
import { type Route, route } from '#server/platform/http/route.ts';
import type { Admins } from './service.ts';

export function adminsRoutes(admins: Admins): readonly Route[] {
  return [
    route(calls.listAdmins, {
      run: ({ user }) => admins.list(user),
    }),
    route(calls.inviteAdmin, {
      run: ({ user, body }) => admins.invite(user, body),
    }),
    route(calls.inviteAdminAgain, {
      run: ({ user, params }) => admins.inviteAgain(user, params.id),
    }),
    route(calls.changeAdminReach, {
      run: ({ user, params, body }) => admins.changeReach(user, params.id, body.reach),
    }),
    route(calls.removeAdmin, {
      run: async ({ user, params }) => {
        const { name, deletionId } = await admins.remove(user, params.id);
        return { success: true, message: `Admin '${name}' removed`, deletionId };
      },
    }),
  ];
}
