import { givenPassword } from '@portal/contract/accounts';
import { newPassword } from '@portal/contract/fields';
import * as z from 'zod/mini';
import { accountsTexts } from '../texts/catalogue.ts';

/** The form of a new password, which is typed twice. */
const typedTwice = z.object({
  password: newPassword,
  confirmation: z.string().check(z.minLength(1, { error: () => accountsTexts().passwords.repeat })),
});
export type NewPassword = z.output<typeof typedTwice>;

const isRepeated = z.refine<NewPassword>(
  ({ password, confirmation }) => password === confirmation,
  { error: () => accountsTexts().passwords.differ, path: ['confirmation'] },
);

/** The form of a new password for the owner of a mailed link. */
export const newPasswordForm = typedTwice.check(isRepeated);

/** The form of a new password for a user who knows the current one. */
export const changePasswordForm = z
  .extend(typedTwice, { currentPassword: givenPassword })
  .check(isRepeated);
export type ChangedPassword = z.output<typeof changePasswordForm>;
