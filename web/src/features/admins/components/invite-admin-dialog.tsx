import { adminForm, type Invitation } from '@portal/contract/admins';
import { INVITATION_DAYS } from '@portal/contract/limits';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { ApiError, messageOf, refusedPath } from '#web/platform/http/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { PersonFields } from '#web/ui/person-fields.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { useConfirmedClose } from '#web/ui/use-confirmed-close.ts';
import { type NewAdmin, useInviteAdmin } from '../api/admins.ts';
import { adminsTexts } from '../texts/catalogue.ts';

type InviteAdminDialogProps = {
  /** Without one the link of the invitation is shown, to be passed on. */
  hasMailServer: boolean;
  onClose: () => void;
  onInvited: (invitation: Invitation) => void;
};

export function InviteAdminDialog({ hasMailServer, onClose, onInvited }: InviteAdminDialogProps) {
  const t = adminsTexts().invite;
  const invite = useInviteAdmin();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: schemaResolver(adminForm),
    defaultValues: { name: '', email: '' },
  });
  const { errors, isDirty } = formState;
  const { close, guard } = useConfirmedClose(isDirty, onClose);

  async function submit(form: NewAdmin) {
    try {
      onInvited(await invite.mutateAsync(form));
    } catch (error) {
      const field = refusedField(error);
      const message = messageOf(error);
      if (field === null) setError('root', { message });
      else setError(field, { message }, { shouldFocus: true });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!invite.isPending}
      title={t.title}
      description={t.description}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <PersonFields
          name={register('name')}
          email={register('email')}
          errors={errors}
          readOnly={invite.isPending}
        />
        {hasMailServer ? (
          <p className="text-pretty text-sm text-text-muted">{t.linkIsMailed(INVITATION_DAYS)}</p>
        ) : (
          <Banner>
            <span>{t.noMailServer}</span> <span>{t.worksOnce(INVITATION_DAYS)}</span>
          </Banner>
        )}
        {errors.root ? <FormError>{errors.root.message}</FormError> : null}
        <DialogFooter>
          <Button variant="outline" disabled={invite.isPending} onClick={close}>
            {uiTexts().cancel}
          </Button>
          <Button type="submit" busy={invite.isPending} busyLabel={t.inviting}>
            {hasMailServer ? t.send : t.createLink}
          </Button>
        </DialogFooter>
      </form>
      <LeaveGuard {...guard} title={t.leaveTitle} message={t.leaveMessage} confirmLabel={t.leave} />
    </Dialog>
  );
}

/** The field that the server refuses; null if the refusal concerns none. */
function refusedField(error: unknown): 'name' | 'email' | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'EMAIL_TAKEN') return 'email';
  const path = refusedPath(error);
  return path === 'name' || path === 'email' ? path : null;
}
