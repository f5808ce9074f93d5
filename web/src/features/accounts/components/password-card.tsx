import { useForm } from 'react-hook-form';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { ApiError, messageOf, refusedPath } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardFooter, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { toast } from '#web/ui/toast.ts';
import { useUnsavedForm } from '#web/ui/unsaved-forms.ts';
import { useChangePassword } from '../api/own-account.ts';
import { type ChangedPassword, changePasswordForm } from '../model/new-password.ts';
import { toastFailure } from '../model/toast-failure.ts';
import { accountsTexts } from '../texts/catalogue.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const EMPTY = { currentPassword: '', password: '', confirmation: '' };

/** Changes the password of a user who knows the current one. */
export function PasswordCard({ email }: { email: string }) {
  const { ownPassword: t, passwords } = accountsTexts();
  const change = useChangePassword(email);
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: schemaResolver(changePasswordForm),
    defaultValues: EMPTY,
  });
  const { errors } = formState;
  useUnsavedForm(formState.isDirty);
  /** Read-only while the passwords are sent: the form is empty afterwards. */
  const control = (name: keyof ChangedPassword) => ({
    ...register(name),
    readOnly: change.isPending,
  });

  async function submit({ currentPassword, password }: ChangedPassword) {
    try {
      await change.mutateAsync({ currentPassword, password });
      reset(EMPTY);
      toast.success(t.changed);
    } catch (error) {
      const field = refusedField(error);
      if (field === null)
        toastFailure(error, {
          refused: passwords.notChanged,
          unanswered: passwords.unknown,
          hint: t.hintIfUnknown,
        });
      else setError(field, { message: messageOf(error) }, { shouldFocus: true });
    }
  }

  return (
    <Card role="group" aria-label={t.title}>
      <CardHeader title={t.title} description={t.description} />
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        {/* A password manager recognizes the account by it. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Field label={t.current} error={errors.currentPassword?.message} required>
          <PasswordInput {...control('currentPassword')} autoComplete="current-password" />
        </Field>
        <NewPasswordFields
          password={control('password')}
          confirmation={control('confirmation')}
          confirmationLabel={t.confirmNew}
          errors={errors}
        />
        <CardFooter className="mt-0!">
          <Button type="submit" busy={change.isPending} busyLabel={t.submitting}>
            {t.submit}
          </Button>
        </CardFooter>
      </form>
    </Card>
  );
}

/** The field that the server refuses; null if the refusal concerns none. */
function refusedField(error: unknown): 'currentPassword' | 'password' | null {
  const path = error instanceof ApiError ? refusedPath(error) : null;
  return path === 'currentPassword' || path === 'password' ? path : null;
}
