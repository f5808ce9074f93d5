import type { PasswordLink } from '@portal/contract/accounts';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { ApiError, messageOf } from '#web/platform/http/api-error.ts';
import { homePath, paths } from '#web/platform/routing/paths.ts';
import { session } from '#web/platform/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.ts';
import { logIn } from '../api/log-in.ts';
import { resetPassword } from '../api/password-reset.ts';
import { type NewPassword, newPasswordForm } from '../model/new-password.ts';
import { toastFailure } from '../model/toast-failure.ts';
import { accountsTexts } from '../texts/catalogue.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** How long in ms the message about an invalid link is shown: long enough to read it and to use its link. */
const INVALID_LINK_TOAST_MS = 15_000;

type NewPasswordFormProps = {
  token: string;
  /** The account of the link, if it is known. */
  account: PasswordLink | null;
};

/**
 * Sets a password for the account of the mailed `token` and logs in with it. A link that does not work leads to the
 * login page (docs/specification-notes.md#10).
 */
export function NewPasswordForm({ token, account }: NewPasswordFormProps) {
  const { fields, passwords, resetPassword: t } = accountsTexts();
  const isInvitation = account?.purpose === 'invitation';
  const navigate = useNavigate();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: schemaResolver(newPasswordForm),
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = formState;

  const goToLogin = () => void navigate(paths.login.to('member'), { replace: true });

  function showInvalidLink(message: string) {
    toast.error(message, {
      description: t.hintAfterInvalidLink,
      duration: INVALID_LINK_TOAST_MS,
      action: {
        label: t.askForNewLink,
        onClick: () => void navigate(paths.forgotPassword.to('member')),
      },
    });
  }

  /** The password is changed: if the login fails, its page says so. */
  async function logInWith(email: string, password: string) {
    try {
      await logIn('member', { email, password });
    } catch {
      toast.success(t.isChangedLogIn);
      return goToLogin();
    }
    toast.success(isInvitation ? t.isSet : t.isChanged);
    const { user } = session.current();
    void navigate(user === null ? paths.root : homePath(user.role), { replace: true });
  }

  async function submit({ password }: NewPassword) {
    try {
      await logInWith(await resetPassword(token, password), password);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'INVALID_RESET_LINK') {
        showInvalidLink(messageOf(error));
        goToLogin();
      } else if (code === 'INVALID_INPUT') {
        setError('password', { message: messageOf(error) }, { shouldFocus: true });
      } else {
        toastFailure(error, {
          refused: passwords.notChanged,
          unanswered: passwords.unknown,
          hint: t.hintIfUnknown,
        });
      }
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit(submit)(event)}>
      {account === null ? null : (
        // A password manager stores the new password under it.
        <Field label={fields.email}>
          <Input
            type="email"
            dir="ltr"
            name="email"
            autoComplete="username"
            value={account.email}
            readOnly
          />
        </Field>
      )}
      <NewPasswordFields
        password={register('password')}
        confirmation={register('confirmation')}
        confirmationLabel={t.confirmPassword}
        errors={errors}
      />
      <Button
        type="submit"
        size="lg"
        busy={isSubmitting}
        busyLabel={isInvitation ? t.loggingIn : t.submitting}
      >
        {isInvitation ? t.choose : t.submit}
      </Button>
    </form>
  );
}
