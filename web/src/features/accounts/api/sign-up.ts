import { signUp as call, type signUpForm } from '@portal/contract/accounts';
import type * as z from 'zod/mini';
import { callApi } from '#web/platform/http/client.ts';

export type NewTrainee = z.output<typeof signUpForm>;

/** Creates an account. The user logs in afterwards. */
export const signUp = (body: NewTrainee) => callApi(call, { body });
