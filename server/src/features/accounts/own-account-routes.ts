import * as calls from '@portal/contract/own-account';
import { type Route, route } from '#server/platform/http/route.ts';
import type { Accounts } from './service.ts';

export function ownAccountRoutes(accounts: Accounts): readonly Route[] {
  return [
    route(calls.getOwnAccount, {
      run: ({ user }) => accounts.own.find(user),
    }),
    route(calls.changeOwnName, {
      run: ({ user, body }) => accounts.own.changeName(user, body.name),
    }),
    route(calls.changeOwnPassword, {
      run: async ({ user, body, address }) => {
        const deviceToken = await accounts.own.changePassword(user, { ...body, address });
        const message = 'Your password has been changed. You are logged out everywhere else.';
        return { success: true, message, deviceToken };
      },
    }),
    route(calls.changeOwnLanguage, {
      run: ({ user, body }) => accounts.own.changeLanguage(user, body.language),
    }),
    route(calls.listOwnSessions, {
      run: ({ user }) => accounts.ownSessions.list(user),
    }),
    route(calls.endOwnSession, {
      run: async ({ user, params }) => {
        await accounts.ownSessions.end(user, params.id);
        return { success: true };
      },
    }),
    route(calls.endOtherSessions, {
      run: async ({ user }) => ({
        success: true,
        ended: await accounts.ownSessions.endOthers(user),
      }),
    }),
  ];
}
