import { useForm } from 'react-hook-form';
import { ApiError, NetworkError } from '../../../platform/http/api-error.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Input } from '../../../ui/input.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import type { Credentials } from '../api/log-in.ts';
import { prepareLogin, resolveCredentials, sendLogin } from '../late-login.ts';
import type { LoginPageRole } from '../login-attempts.ts';
import { TextLink } from './text-link.tsx';

export function LoginForm({ page }: { page: LoginPageRole }) {
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    resolver: resolveCredentials,
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  async function submit(body: Credentials) {
    try {
      await sendLogin(page, body);
      showToast('success', 'Login successful!');
    } catch (error) {
      // At no field: it is not known which one is wrong.
      setError('root', { message: refusalOf(error) });
      setFocus('password', { shouldSelect: true });
    }
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onFocus={prepareLogin}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <Field label="Email" error={errors.email?.message} required>
        <Input
          {...register('email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        required
        aside={
          <TextLink to={paths.forgotPassword.to(page)} className="text-sm">
            Forgot password?
          </TextLink>
        }
      >
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      {errors.root ? <FormError>{errors.root.message}</FormError> : null}
      {/* Still busy after the answer: the next page is on its way. */}
      <Button
        type="submit"
        size="lg"
        busy={isSubmitting || isSubmitSuccessful}
        busyLabel="Logging in..."
      >
        Login
      </Button>
    </form>
  );
}

function refusalOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return 'Invalid email or password';
  if (error instanceof ApiError && error.status === 429) return error.message;
  const reason = error instanceof NetworkError ? ` ${error.message}` : '';
  return `Login failed. Please try again.${reason}`;
}
