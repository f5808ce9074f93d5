import type { User } from '@portal/contract/accounts';
import { nameForm } from '@portal/contract/own-account';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { ApiError, messageOf } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardFooter, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Name } from '#web/ui/name.tsx';
import { paleButton } from '#web/ui/pale-button.ts';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { toast } from '#web/ui/toast.ts';
import { useUnsavedForm } from '#web/ui/unsaved-forms.ts';
import { useChangeName } from '../api/own-account.ts';
import { toastFailure } from '../model/toast-failure.ts';
import { accountsTexts } from '../texts/catalogue.ts';

/** The caller's name, which can be changed, and what only an admin can change. */
export function NameCard({ user }: { user: User }) {
  const { fields, ownName: t } = accountsTexts();
  const { name, email, company, role } = user;
  const change = useChangeName();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: schemaResolver(nameForm),
    values: { name },
    // A name that is being typed stays when the account is loaded again.
    resetOptions: { keepDirtyValues: true },
  });
  useUnsavedForm(formState.isDirty);

  async function submit(form: { name: string }) {
    if (!formState.isDirty) return;
    try {
      await change.mutateAsync(form.name);
      toast.success(t.changed);
    } catch (error) {
      const isRefused = error instanceof ApiError && error.code === 'INVALID_INPUT';
      if (isRefused) setError('name', { message: messageOf(error) }, { shouldFocus: true });
      else
        toastFailure(error, {
          refused: t.notChanged,
          unanswered: t.unknown,
        });
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
        <Field label={fields.fullName} error={formState.errors.name?.message} required>
          <Input {...register('name')} autoComplete="name" dir="auto" />
        </Field>
        <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
          <Fact label={fields.email}>
            <Name>{email}</Name>
          </Fact>
          {company === null ? (
            <Fact label={t.role}>{t.roles[role]}</Fact>
          ) : (
            <Fact label={fields.company}>
              <Name>{company.name}</Name>
            </Fact>
          )}
        </dl>
        <CardFooter className="mt-0!">
          <Button
            type="submit"
            // Not disabled: it keeps the focus after the save.
            aria-disabled={!formState.isDirty}
            className={formState.isDirty ? undefined : paleButton}
            busy={change.isPending}
            busyLabel={uiTexts().saving}
          >
            {t.save}
          </Button>
        </CardFooter>
      </form>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-text-muted">{label}</dt>
      <dd className="wrap-anywhere font-medium">{children}</dd>
    </div>
  );
}
