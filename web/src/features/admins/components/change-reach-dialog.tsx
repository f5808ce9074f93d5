import type { Admin } from '@portal/contract/admins';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFooter } from '#web/ui/form-footer.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { TextWithName } from '#web/ui/name.tsx';
import { toast } from '#web/ui/toast.ts';
import { useConfirmedClose } from '#web/ui/use-confirmed-close.ts';
import { useChangeReach } from '../api/admins.ts';
import { chosenReachOf, type ReachEntry, rowsOf, scopeRows } from '../model/reach-entry.ts';
import { refusedScope } from '../model/refused-field.ts';
import { adminsTexts } from '../texts/catalogue.ts';
import { ReachFields } from './reach-fields.tsx';
import { ViewAsButton } from './view-as-button.tsx';

const schema = z.object({ scopes: scopeRows });

/** The form in which an admin who sees everything changes what another admin sees. */
export function ChangeReachDialog({ admin, onClose }: { admin: Admin; onClose: () => void }) {
  const { id, name } = admin;
  const t = adminsTexts().change;
  const change = useChangeReach(id);
  // The list may be read again while the dialog is open.
  const [opened] = useState(() => ({ scopes: rowsOf(admin.reach) }));
  const form = useForm({ resolver: schemaResolver(schema), defaultValues: opened });
  const { handleSubmit, formState, setError } = form;
  const { errors, isDirty } = formState;
  const { close, guard } = useConfirmedClose(isDirty, onClose);

  async function submit({ scopes }: ReachEntry) {
    try {
      if (isDirty) {
        await change.mutateAsync(chosenReachOf(scopes));
        toast.success(t.changed(name), { name });
      }
      onClose();
    } catch (error) {
      const message = messageOf(error);
      setError(refusedScope(error) ?? 'root', { message }, { shouldFocus: true });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!change.isPending}
      size="lg"
      title={<TextWithName text={t.title(isolated(name))} name={name} />}
      description={t.description}
    >
      <FormProvider {...form}>
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => void handleSubmit(submit)(event)}
        >
          <ReachFields readOnly={change.isPending} />
          <FormFooter
            error={errors.root?.message}
            busy={change.isPending}
            busyLabel={t.saving}
            onCancel={close}
            buttons={<ViewAsButton />}
          >
            {t.save}
          </FormFooter>
        </form>
      </FormProvider>
      <LeaveGuard {...guard} title={t.leaveTitle} message={t.leaveMessage} confirmLabel={t.leave} />
    </Dialog>
  );
}
