import { adminForm, type Invitation } from '@portal/contract/admins';
import { INVITATION_DAYS } from '@portal/contract/limits';
import { FormProvider, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFooter } from '#web/ui/form-footer.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { PersonFields } from '#web/ui/person-fields.tsx';
import { useConfirmedClose } from '#web/ui/use-confirmed-close.ts';
import { useInviteAdmin } from '../api/admins.ts';
import { chosenReachOf, EMPTY_ROW, type ScopeRow, scopeRows } from '../model/reach-entry.ts';
import { refusedField, refusedScope } from '../model/refused-field.ts';
import { adminsTexts } from '../texts/catalogue.ts';
import { ReachFields } from './reach-fields.tsx';
import { ViewAsButton } from './view-as-button.tsx';

type InviteAdminDialogProps = {
  /** Without one the link of the invitation is shown, to be passed on. */
  hasMailServer: boolean;
  onClose: () => void;
  onInvited: (invitation: Invitation) => void;
};

type Entry = { name: string; email: string; scopes: ScopeRow[] };

const schema = z.extend(z.pick(adminForm, { name: true, email: true }), { scopes: scopeRows });

export function InviteAdminDialog({ hasMailServer, onClose, onInvited }: InviteAdminDialogProps) {
  const t = adminsTexts().invite;
  const invite = useInviteAdmin();
  const isPortal = useReach() === 'portal';
  const form = useForm({
    resolver: schemaResolver(schema),
    defaultValues: { name: '', email: '', scopes: isPortal ? [] : [EMPTY_ROW] },
  });
  const { register, handleSubmit, formState, setError } = form;
  const { errors, isDirty } = formState;
  const { close, guard } = useConfirmedClose(isDirty, onClose);

  async function submit({ name, email, scopes }: Entry) {
    try {
      onInvited(await invite.mutateAsync({ name, email, reach: chosenReachOf(scopes) }));
    } catch (error) {
      const message = messageOf(error);
      setError(
        refusedField(error) ?? refusedScope(error) ?? 'root',
        { message },
        { shouldFocus: true },
      );
    }
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!invite.isPending}
      size="lg"
      title={t.title}
      description={t.description}
    >
      <FormProvider {...form}>
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
          <ReachFields readOnly={invite.isPending} />
          {hasMailServer ? (
            <p className="text-pretty text-sm text-text-muted">{t.linkIsMailed(INVITATION_DAYS)}</p>
          ) : (
            <Banner>
              <span>{t.noMailServer}</span> <span>{t.worksOnce(INVITATION_DAYS)}</span>
            </Banner>
          )}
          <FormFooter
            error={errors.root?.message}
            busy={invite.isPending}
            busyLabel={t.inviting}
            onCancel={close}
            buttons={<ViewAsButton />}
          >
            {hasMailServer ? t.send : t.createLink}
          </FormFooter>
        </form>
      </FormProvider>
      <LeaveGuard {...guard} title={t.leaveTitle} message={t.leaveMessage} confirmLabel={t.leave} />
    </Dialog>
  );
}
