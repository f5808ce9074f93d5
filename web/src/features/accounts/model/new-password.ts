import { newPassword } from '@portal/contract/fields';
import * as z from 'zod/mini';

/** The form of a new password, which is typed twice. */
export const newPasswordForm = z
  .object({
    password: newPassword,
    confirmation: z.string().check(z.minLength(1, 'Please repeat the new password')),
  })
  .check(
    z.refine(({ password, confirmation }) => password === confirmation, {
      message: "Passwords don't match",
      path: ['confirmation'],
    }),
  );
export type NewPassword = z.output<typeof newPasswordForm>;
