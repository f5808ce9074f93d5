import { emailForm } from '@portal/contract/accounts';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.ts';
import { requestResetLink } from '../api/password-reset.ts';
import { accountsTexts } from '../texts/catalogue.ts';

export function RequestResetForm({ onSent }: { onSent: () => void }) {
  const t = accountsTexts();
  const { register, handleSubmit, formState } = useForm({
    resolver: schemaResolver(emailForm),
    defaultValues: { email: '' },
  });

  async function submit({ email }: { email: string }) {
    try {
      await requestResetLink(email);
      onSent();
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Field label={t.fields.email} error={formState.errors.email?.message} required>
        <Input
          {...register('email')}
          type="email"
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Button
        type="submit"
        size="lg"
        busy={formState.isSubmitting}
        busyLabel={t.forgotPassword.submitting}
      >
        {t.forgotPassword.submit}
      </Button>
    </form>
  );
}
