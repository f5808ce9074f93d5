import {
  confirmSignUp as confirm,
  requestConfirmation as request,
  signUp as signUpCall,
  type signUpForm,
} from '@portal/contract/accounts';
import type * as z from 'zod/mini';
import { callApi } from '#web/platform/http/client.ts';

export type NewTrainee = z.output<typeof signUpForm>;

/** Creates an account, or has a link mailed by which the email is confirmed first. The user logs in afterwards. */
export const signUp = (body: NewTrainee) => callApi(signUpCall, { body });

/** Requests another link of the sign-up that the token names: of its answer, or of an earlier link. */
export const requestConfirmation = (token: string) => callApi(request, { body: { token } });

/** Creates the account of a sign-up by the mailed `token` and the password of the sign-up. */
export const confirmSignUp = (token: string, password: string) =>
  callApi(confirm, { body: { token, password } });
