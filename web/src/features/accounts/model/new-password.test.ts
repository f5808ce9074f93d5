import { expect, it } from 'vitest';
import { newPasswordForm } from './new-password.ts';

const problemsOf = (form: unknown) =>
  newPasswordForm.safeParse(form).error?.issues.map(({ path, message }) => [...path, message]);

it('requires the same password twice', () => {
  expect(problemsOf({ password: 'secret1', confirmation: 'secret1' })).toBeUndefined();
  expect(problemsOf({ password: 'secret1', confirmation: 'secret2' })).toEqual([
    ['confirmation', "Passwords don't match"],
  ]);
});
