import { PASSWORD_MIN } from '@portal/contract/limits';
import { Controller } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { emailHint } from '../model/join-hints.ts';
import { type SignUpOptions, useSignUpForm } from '../model/use-sign-up-form.ts';
import { accountsTexts } from '../texts/catalogue.ts';
import { CompanyField, LinkedCompany } from './company-field.tsx';

export function SignUpForm(options: SignUpOptions) {
  const { fields, signUp: t } = accountsTexts();
  const { linked } = options;
  const form = useSignUpForm(options);
  const { register, control, chosen, needsCode, forgetCode, isBusy } = form;
  const { errors } = form.formState;
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void form.submit(event)}>
      <Field label={fields.fullName} error={errors.name?.message} required>
        <Input {...register('name')} dir="auto" autoComplete="name" />
      </Field>
      <Field label={fields.email} hint={emailHint(chosen)} error={errors.email?.message} required>
        <Input
          {...register('email')}
          type="email"
          dir="ltr"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        label={fields.password}
        hint={fields.passwordLength(PASSWORD_MIN)}
        error={errors.password?.message}
        required
      >
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      {linked === undefined ? (
        <Controller
          control={control}
          name="companyName"
          render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
            <CompanyField
              {...{ ref, value, onBlur }}
              onChange={(name) => {
                forgetCode();
                onChange(name);
              }}
              error={fieldState.error?.message}
            />
          )}
        />
      ) : (
        <LinkedCompany company={linked.company} error={errors.companyName?.message} />
      )}
      {needsCode ? (
        <Field label={t.joinCode} hint={t.joinCodeHint} error={errors.joinCode?.message} required>
          <Input
            {...register('joinCode')}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
      ) : null}
      {errors.root ? <FormError>{errors.root.message}</FormError> : null}
      <Button type="submit" size="lg" busy={isBusy} busyLabel={t.submitting}>
        {t.submit}
      </Button>
    </form>
  );
}
