import { INVITATION_DAYS } from '@portal/contract/limits';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { TextWithName } from '#web/ui/name.tsx';

type InvitationLinkDialogProps = { name: string; link: string; onClose: () => void };

/** Shows the link of an invitation that is not mailed. The server stores only a hash, so it is shown once. */
export function InvitationLinkDialog({ name, link, onClose }: InvitationLinkDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<TextWithName text={`Link for ${isolated(name)}`} name={name} />}
      description="With this link the new admin chooses a password."
    >
      <div className="grid gap-4">
        <CopyField label="Invitation link" value={link} action="Copy link" />
        <p className="text-pretty text-sm text-text-muted">
          <span>{`It works once, for ${INVITATION_DAYS} days, and is shown only now.`}</span>{' '}
          <span>
            Who has it can log in as an admin: pass it on in a safe way. You can create another one
            at any time, which ends this one.
          </span>
        </p>
      </div>
      <DialogFooter>
        <Button onClick={onClose}>Done</Button>
      </DialogFooter>
    </Dialog>
  );
}
