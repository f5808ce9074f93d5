import { emailForm } from '@portal/contract/accounts';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';
import { requestConfirmation } from '../api/sign-up.ts';

/** Requests another link to confirm the email of a sign-up. */
export function NewConfirmationForm({ onSent }: { onSent: () => void }) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: schemaResolver(emailForm),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;

  async function submit({ email }: { email: string }) {
    try {
      await requestConfirmation(email);
      onSent();
    } catch (error) {
      setError('root', { message: messageOf(error) });
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Field label="Email" error={errors.email?.message} required>
        <Input
          {...register('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      {errors.root ? <FormError>{errors.root.message}</FormError> : null}
      <Button type="submit" size="lg" busy={isSubmitting} busyLabel="Sending...">
        Send a new link
      </Button>
    </form>
  );
}
