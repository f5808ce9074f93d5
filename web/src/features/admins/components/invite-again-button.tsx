import type { Admin, Invitation } from '@portal/contract/admins';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useInviteAdminAgain } from '../api/admins.ts';
import { adminsTexts } from '../texts/catalogue.ts';

type InviteAgainButtonProps = {
  admin: Admin;
  hasMailServer: boolean;
  onInvited: (invitation: Invitation) => void;
};

/** Sends another invitation to an admin, or creates another link where none is mailed. */
export function InviteAgainButton({ admin, hasMailServer, onInvited }: InviteAgainButtonProps) {
  const { id, name } = admin;
  const t = adminsTexts().inviteAgain;
  const invitation = useInviteAdminAgain();

  async function invite() {
    try {
      onInvited(await invitation.mutateAsync(id));
    } catch (refusal) {
      toast.error(t.failed, { description: messageOf(refusal) });
    }
  }

  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={hasMailServer ? t.resendTo(name) : t.newLinkFor(name)}
      busy={invitation.isPending}
      busyLabel={hasMailServer ? t.sending : t.creating}
      onClick={() => void invite()}
    >
      {hasMailServer ? t.resend : t.newLink}
    </Button>
  );
}
