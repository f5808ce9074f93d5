import { signUp as call, type signUpForm } from '@portal/contract/accounts';
import type * as z from 'zod/mini';
import { callApi } from '../../../platform/http/client.ts';

export type NewTrainee = z.output<typeof signUpForm>;

/** Creates the account; whoever it belongs to logs in afterwards. */
export async function signUp(body: NewTrainee): Promise<void> {
  await callApi(call, { body });
}
