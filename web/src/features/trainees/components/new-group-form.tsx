import { type Group, groupForm } from '@portal/contract/groups';
import { useForm } from 'react-hook-form';
import type { GroupEntry, useSaveGroup } from '#web/features/groups/api/groups.ts';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { traineeTexts } from '../texts/catalogue.ts';

type NewGroupFormProps = {
  creation: Pick<ReturnType<typeof useSaveGroup>, 'isPending' | 'mutateAsync'>;
  submit: string;
  onCancel: () => void;
  /** Null if the company has no groups to choose from. */
  onExisting: (() => void) | null;
  onCreated: (group: Group) => void;
};

/** Creates the group into which the selected trainees come. */
export function NewGroupForm(props: NewGroupFormProps) {
  const { creation, submit, onCancel, onExisting, onCreated } = props;
  const { bulk, groups: t } = traineeTexts();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: schemaResolver(groupForm),
    defaultValues: { name: '' },
  });
  const busy = creation.isPending;

  async function create(entry: GroupEntry) {
    try {
      onCreated(await creation.mutateAsync(entry));
    } catch (error) {
      setError('name', { message: messageOf(error) }, { shouldFocus: true });
    }
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(create)(event)}>
      <Field label={t.newName} error={formState.errors.name?.message} required>
        <Input {...register('name')} dir="auto" autoComplete="off" readOnly={busy} />
      </Field>
      {onExisting === null ? null : (
        <Button
          size="sm"
          variant="ghost"
          disabled={busy}
          className="justify-self-start"
          onClick={onExisting}
        >
          {t.existing}
        </Button>
      )}
      <DialogFooter>
        <Button variant="outline" disabled={busy} onClick={onCancel}>
          {uiTexts().cancel}
        </Button>
        <Button type="submit" busy={busy} busyLabel={bulk.starting}>
          {submit}
        </Button>
      </DialogFooter>
    </form>
  );
}
