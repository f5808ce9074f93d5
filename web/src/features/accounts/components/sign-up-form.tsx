import { signUpForm } from '@portal/contract/accounts';
import { PASSWORD_MIN } from '@portal/contract/limits';
import { Controller, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { showToast } from '#web/platform/toasts/show-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { refreshPublicCompanies } from '../api/public-companies.ts';
import { type NewTrainee, signUp } from '../api/sign-up.ts';
import { refusedField, signUpFailure } from '../model/sign-up-refusal.ts';
import { CompanyField } from './company-field.tsx';

export function SignUpForm() {
  const navigate = useNavigate();
  const { register, control, handleSubmit, formState, setError, setValue } = useForm({
    resolver: schemaResolver(signUpForm),
    defaultValues: { name: '', email: '', password: '', companyName: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  async function submit(body: NewTrainee) {
    try {
      const { message } = await signUp(body);
      showToast('success', message);
      await navigate(paths.login.to('TRAINEE'));
    } catch (error) {
      const { title, description } = signUpFailure(error);
      const field = refusedField(error);
      // The reason is shown once: at its field, or else in the description of the failure.
      const isWhole = field !== null || description === undefined;
      setError('root', { message: isWhole ? title : `${title} ${description}` });
      if (field === 'companyName') {
        // The company was deleted after the list was loaded.
        setValue('companyName', '');
        void refreshPublicCompanies();
      }
      if (field !== null) setError(field, { message: messageOf(error) }, { shouldFocus: true });
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Field label="Full name" error={errors.name?.message} required>
        <Input {...register('name')} autoComplete="name" />
      </Field>
      <Field label="Email" error={errors.email?.message} required>
        <Input
          {...register('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        label="Password"
        hint={`At least ${PASSWORD_MIN} characters`}
        error={errors.password?.message}
        required
      >
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      <Controller
        control={control}
        name="companyName"
        render={({ field, fieldState }) => (
          <CompanyField
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
      {errors.root ? <FormError>{errors.root.message}</FormError> : null}
      <Button
        type="submit"
        size="lg"
        busy={isSubmitting || isSubmitSuccessful}
        busyLabel="Signing up..."
      >
        Sign up
      </Button>
    </form>
  );
}
