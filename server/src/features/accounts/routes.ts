import * as calls from '@portal/contract/accounts';
import { logIn, logInAsAdmin } from '@portal/contract/log-in';
import { type Route, route } from '#server/platform/http/route.ts';
import { actorOf } from '../activity/service.ts';
import type { Accounts } from './service.ts';

const SIGNED_UP = 'Signup successful! Please log in with your credentials.';
const CHECK_YOUR_MAIL = 'Check your mail: the link in it confirms your email.';

export function accountsRoutes(accounts: Accounts): readonly Route[] {
  return [
    route(calls.signUp, {
      run: async ({ body, address, acceptLanguage }) => {
        const signedUp = await accounts.signUp(body, { address, acceptLanguage });
        const message = signedUp.user === null ? CHECK_YOUR_MAIL : SIGNED_UP;
        return { success: true, message, ...signedUp };
      },
    }),
    route(calls.requestConfirmation, {
      run: async ({ body, address }) => {
        await accounts.confirmations.request(body.token, address);
        return { success: true, message: CHECK_YOUR_MAIL };
      },
    }),
    route(calls.confirmSignUp, {
      run: async ({ body, address }) => {
        const user = await accounts.confirmations.confirm(body.token, body.password, address);
        return { success: true, message: 'Your email is confirmed.', user };
      },
    }),
    route(logIn, {
      run: ({ body, address, userAgent, acceptLanguage }) =>
        accounts.logIn({ ...body, address, userAgent, acceptLanguage, adminsOnly: false }),
    }),
    route(logInAsAdmin, {
      run: ({ body, address, userAgent, acceptLanguage }) =>
        accounts.logIn({ ...body, address, userAgent, acceptLanguage, adminsOnly: true }),
    }),
    route(calls.logOut, {
      run: async ({ user }) => {
        await accounts.logOut(user);
        return { success: true };
      },
    }),
    route(calls.requestPasswordReset, {
      run: async ({ body, address }) => {
        await accounts.passwordReset.request(body.email, address);
        return { success: true, message: 'Check your email for a password reset link' };
      },
    }),
    route(calls.readPasswordLink, {
      run: ({ body, address }) => accounts.passwordReset.read(body.token, address),
    }),
    route(calls.resetPassword, {
      run: async ({ body, address }) => {
        const { token, password } = body;
        const { email, deviceToken } = await accounts.passwordReset.perform(
          token,
          password,
          address,
        );
        const message = 'Your password has been changed. Please log in with the new one.';
        return { success: true, message, email, deviceToken };
      },
    }),
    route(calls.listUsers, {
      run: ({ user }) => accounts.listUsers(actorOf(user)),
    }),
  ];
}
