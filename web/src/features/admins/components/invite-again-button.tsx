import type { Admin, Invitation } from '@portal/contract/admins';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useInviteAdminAgain } from '../api/admins.ts';

type InviteAgainButtonProps = {
  admin: Admin;
  hasMailServer: boolean;
  onInvited: (invitation: Invitation) => void;
};

/** Sends another invitation to an admin, or creates another link where none is mailed. */
export function InviteAgainButton({ admin, hasMailServer, onInvited }: InviteAgainButtonProps) {
  const { id, name } = admin;
  const invitation = useInviteAdminAgain();

  async function invite() {
    try {
      onInvited(await invitation.mutateAsync(id));
    } catch (refusal) {
      toast.error('The invitation was not sent', { description: messageOf(refusal) });
    }
  }

  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={hasMailServer ? `Invite ${name} again` : `Create a new link for ${name}`}
      busy={invitation.isPending}
      busyLabel={hasMailServer ? 'Sending…' : 'Creating…'}
      onClick={() => void invite()}
    >
      {hasMailServer ? 'Resend' : 'New link'}
    </Button>
  );
}
