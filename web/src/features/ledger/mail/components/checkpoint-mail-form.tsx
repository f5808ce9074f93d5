import { checkpointMail } from '@portal/contract/ledger';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { paleButton } from '#web/ui/pale-button.ts';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { toast } from '#web/ui/toast.ts';
import { useSaveCheckpointMail } from '../api/checkpoint-mail.ts';
import { checkpointMailTexts } from '../texts/catalogue.ts';

type CheckpointMailFormProps = {
  companyId: number;
  /** As it was loaded last; null for none. */
  saved: string | null;
};

export function CheckpointMailForm({ companyId, saved }: CheckpointMailFormProps) {
  const t = checkpointMailTexts();
  const save = useSaveCheckpointMail(companyId);
  const { register, handleSubmit, formState, reset, setFocus } = useForm<{ email: string | null }>({
    resolver: schemaResolver(checkpointMail),
    values: { email: saved ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = formState;
  const isStopping = save.isPending && save.variables === null;

  function store(email: string | null) {
    if (save.isPending) return;
    save.mutate(email, {
      onSuccess: () => {
        reset({ email: email ?? '' });
        if (email !== null) return toast.success(t.saved(email), { name: email });
        // The pressed button disappears.
        setFocus('email');
        return toast.success(t.stopped);
      },
    });
  }

  return (
    <form
      noValidate
      className="grid max-w-xl gap-4"
      onSubmit={(event) => void handleSubmit(({ email }) => isDirty && store(email))(event)}
    >
      <Field label={t.email} hint={t.hint} error={errors.email?.message}>
        <Input
          type="email"
          dir="ltr"
          autoComplete="off"
          readOnly={save.isPending}
          {...register('email')}
        />
      </Field>
      {save.error === null ? null : <FormError>{messageOf(save.error)}</FormError>}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          busy={save.isPending && !isStopping}
          busyLabel={uiTexts().saving}
          // Not disabled: it keeps the focus after the save.
          aria-disabled={!isDirty}
          className={isDirty ? undefined : paleButton}
        >
          {uiTexts().save}
        </Button>
        {saved === null ? null : (
          <Button
            variant="outline"
            busy={isStopping}
            busyLabel={t.stopping}
            onClick={() => store(null)}
          >
            {t.stop}
          </Button>
        )}
      </div>
      <LeaveGuard
        isActive={isDirty}
        allowsRewrite
        title={t.leave.title}
        message={t.lost}
        confirmLabel={t.leave.confirm}
        onLeave={() => undefined}
      />
    </form>
  );
}
