import { type Group, groupForm } from '@portal/contract/groups';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { ApiError, messageOf, refusedPath } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { Name } from '#web/ui/name.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { useConfirmedClose } from '#web/ui/use-confirmed-close.ts';
import { type GroupEntry, useSaveGroup } from '../api/groups.ts';
import { groupsTexts } from '../texts/catalogue.ts';

type GroupFormDialogProps = {
  companyId: number;
  /** The group to rename; null creates one. */
  group: Group | null;
  onClose: () => void;
  onSaved: (group: Group) => void;
};

export function GroupFormDialog({ companyId, group, onClose, onSaved }: GroupFormDialogProps) {
  const t = groupsTexts();
  const words = group === null ? { ...t.create, title: t.newGroup } : t.rename;
  // The group may be reloaded while the dialog is open: what another admin has changed is no entry.
  const [opened] = useState(group);
  const save = useSaveGroup(companyId, opened);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: schemaResolver(groupForm),
    defaultValues: { name: opened?.name ?? '' },
  });
  const { errors, isDirty } = formState;
  const { close, guard } = useConfirmedClose(isDirty, onClose);

  async function submit(entry: GroupEntry) {
    if (entry.name === opened?.name) return onClose();
    try {
      onSaved(await save.mutateAsync(entry));
    } catch (error) {
      const message = messageOf(error);
      if (isAboutName(error)) setError('name', { message }, { shouldFocus: true });
      else setError('root', { message: words.failed(message) });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!save.isPending}
      size="sm"
      title={words.title}
      description={opened && <Name>{opened.name}</Name>}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <Field label={t.form.name} error={errors.name?.message} required>
          <Input {...register('name')} dir="auto" autoComplete="off" readOnly={save.isPending} />
        </Field>
        {errors.root ? <FormError>{errors.root.message}</FormError> : null}
        <DialogFooter>
          <Button variant="outline" disabled={save.isPending} onClick={close}>
            {uiTexts().cancel}
          </Button>
          <Button type="submit" busy={save.isPending} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </DialogFooter>
      </form>
      <LeaveGuard
        {...guard}
        title={t.form.leaveTitle}
        message={words.lost}
        confirmLabel={t.form.leave}
      />
    </Dialog>
  );
}

function isAboutName(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'NAME_TAKEN' || refusedPath(error) === 'name';
}
