import * as calls from '@portal/contract/accounts';
import { accessIsEnough, type Route, route } from '../../platform/http/route.ts';
import type { Accounts } from './service.ts';

export function accountsRoutes(accounts: Accounts): readonly Route[] {
  return [
    route(calls.signUp, {
      may: accessIsEnough,
      run: async ({ body, address }) => ({
        success: true,
        message: 'Signup successful! Please log in with your credentials.',
        user: await accounts.signUp(body, address),
      }),
    }),
    route(calls.logIn, {
      may: accessIsEnough,
      run: ({ body, address }) => accounts.logIn({ ...body, address, adminsOnly: false }),
    }),
    route(calls.logInAsAdmin, {
      may: accessIsEnough,
      run: ({ body, address }) => accounts.logIn({ ...body, address, adminsOnly: true }),
    }),
    route(calls.logOut, {
      may: accessIsEnough,
      run: async ({ user }) => {
        await accounts.logOut(user);
        return { success: true, message: 'Logged out.' };
      },
    }),
    route(calls.requestPasswordReset, {
      may: accessIsEnough,
      run: async ({ body, address }) => {
        await accounts.passwordReset.request(body.email, address);
        return { success: true, message: 'Check your email for a password reset link' };
      },
    }),
    route(calls.resetPassword, {
      may: accessIsEnough,
      run: async ({ body, address }) => {
        const { token, password } = body;
        const { email, deviceToken } = await accounts.passwordReset.perform(
          token,
          password,
          address,
        );
        const message = 'Your password has been changed. Please log in.';
        return { success: true, message, email, deviceToken };
      },
    }),
    route(calls.listUsers, {
      may: accessIsEnough,
      run: () => accounts.listUsers(),
    }),
  ];
}
