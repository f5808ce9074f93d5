import * as calls from '@portal/contract/groups';
import { withTotal } from '#server/platform/http/page.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { actorOf } from '../activity/service.ts';
import type { Groups } from './service.ts';

export function groupsRoutes(groups: Groups): readonly Route[] {
  return [
    route(calls.listGroups, {
      run: ({ user, params }) => groups.list(params.id, user.reach),
    }),
    route(calls.createGroup, {
      run: ({ user, params, body }) => groups.create(actorOf(user), params.id, body.name),
    }),
    route(calls.renameGroup, {
      run: ({ user, params, body }) => groups.rename(actorOf(user), params.id, body.name),
    }),
    route(calls.getGroupImpact, {
      run: ({ params }) => groups.impact(params.id),
    }),
    route(calls.deleteGroup, {
      run: async ({ user, params }) => {
        const { name, deletionId } = await groups.remove(actorOf(user), params.id);
        return { success: true, message: `${name} deleted successfully`, deletionId };
      },
    }),
    route(calls.getGroupSignUpLink, {
      run: ({ params }) => groups.signUpLink(params.id),
    }),
    route(calls.renewGroupSignUpLink, {
      run: ({ user, params }) => groups.renewSignUpLink(actorOf(user), params.id),
    }),
    route(calls.listGroupMembers, {
      run: async ({ params, query }) => withTotal(await groups.members(params.id, query)),
    }),
  ];
}
