import { confirmSignUpForm } from '@portal/contract/accounts';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { ApiError, messageOf } from '#web/platform/http/api-error.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { toast } from '#web/ui/toast.ts';
import { logIn } from '../api/log-in.ts';
import { confirmSignUp } from '../api/sign-up.ts';
import { accountsTexts } from '../texts/catalogue.ts';

const passwordForm = z.pick(confirmSignUpForm, { password: true });

export type DeadLink = {
  /** The server's sentence. */
  reason: string;
  /** Whether the sign-up of the link waits for another one. */
  isWaiting: boolean;
};

type ConfirmEmailFormProps = {
  token: string;
  onDeadLink: (link: DeadLink) => void;
};

/** Creates the account of a sign-up by its mailed link and its password, and logs the trainee in. */
export function ConfirmEmailForm({ token, onDeadLink }: ConfirmEmailFormProps) {
  const t = accountsTexts();
  const navigate = useNavigate();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: schemaResolver(passwordForm),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;

  async function submit({ password }: { password: string }) {
    try {
      const { user } = await confirmSignUp(token, password);
      toast.success(t.confirm.confirmed);
      await start(user.email, password);
    } catch (error) {
      const { code, details } = error instanceof ApiError ? error : { code: null, details: {} };
      if (code === 'INVALID_CONFIRMATION_LINK')
        onDeadLink({ reason: messageOf(error), isWaiting: details['isWaiting'] === true });
      else if (code === 'INVALID_INPUT')
        setError('password', { message: messageOf(error) }, { shouldFocus: true });
      else setError('root', { message: messageOf(error) });
    }
  }

  async function start(email: string, password: string) {
    try {
      await logIn('TRAINEE', { email, password });
      await navigate(paths.dashboard, { replace: true });
    } catch {
      // The account exists, so the login page is the way in, and shows what is wrong.
      await navigate(paths.login.to('TRAINEE'), { replace: true, state: { email } });
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Field label={t.fields.password} error={errors.password?.message} required>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      {errors.root ? <FormError>{errors.root.message}</FormError> : null}
      <Button type="submit" size="lg" busy={isSubmitting} busyLabel={t.confirm.submitting}>
        {t.confirm.submit}
      </Button>
    </form>
  );
}
