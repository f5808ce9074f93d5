import { PASSWORD_MIN } from '@portal/contract/limits';
import type { ComponentProps } from 'react';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { accountsTexts } from '../texts/catalogue.ts';

type NewPasswordFieldsProps = {
  /** The properties of the input that the form registers. */
  password: ComponentProps<typeof PasswordInput>;
  confirmation: ComponentProps<typeof PasswordInput>;
  confirmationLabel: string;
  errors: { password?: Problem; confirmation?: Problem };
};
type Problem = { message?: string | undefined } | undefined;

/** A new password, typed twice. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const t = accountsTexts().fields;
  const { password, confirmation, confirmationLabel, errors } = props;
  return (
    <>
      <Field
        label={t.newPassword}
        hint={t.passwordLength(PASSWORD_MIN)}
        error={errors.password?.message}
        required
      >
        <PasswordInput {...password} autoComplete="new-password" />
      </Field>
      <Field label={confirmationLabel} error={errors.confirmation?.message} required>
        <PasswordInput {...confirmation} autoComplete="new-password" />
      </Field>
    </>
  );
}
