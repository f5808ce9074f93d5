import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { ApiError, messageOf } from '#web/platform/http/api-error.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { resetPassword } from '../api/password-reset.ts';
import { type NewPassword, newPasswordForm } from '../model/new-password.ts';
import { toastFailure } from '../model/toast-failure.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** How long in ms the message about an invalid link is shown: long enough to read it and to use its link. */
const INVALID_LINK_TOAST_MS = 15_000;

/**
 * Sets a new password for the account of the mailed `token`. Success and failure both lead to the login page
 * (docs/specification-notes.md#10).
 */
export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: schemaResolver(newPasswordForm),
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = formState;

  const goToLogin = () => void navigate(paths.login.to('member'), { replace: true });

  function showInvalidLink(message: string) {
    toast.error(message, {
      description: 'If you have set a new password by this link before, log in with it.',
      duration: INVALID_LINK_TOAST_MS,
      action: {
        label: 'Ask for a new link',
        onClick: () => void navigate(paths.forgotPassword.to('member')),
      },
    });
  }

  async function submit({ password }: NewPassword) {
    try {
      toast.success(await resetPassword(token, password));
      goToLogin();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'INVALID_RESET_LINK') {
        showInvalidLink(messageOf(error));
        goToLogin();
      } else if (code === 'INVALID_INPUT') {
        setError('password', { message: messageOf(error) }, { shouldFocus: true });
      } else {
        toastFailure(error, {
          refused: 'Your password was not changed',
          unanswered: 'It is not known whether your password was changed',
          hint: 'If the link does not work then, log in with the new password.',
        });
      }
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <NewPasswordFields
        password={register('password')}
        confirmation={register('confirmation')}
        confirmationLabel="Confirm password"
        errors={errors}
      />
      <Button type="submit" size="lg" busy={isSubmitting} busyLabel="Resetting...">
        Reset Password
      </Button>
    </form>
  );
}
