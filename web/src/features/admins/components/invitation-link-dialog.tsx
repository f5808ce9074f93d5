import { INVITATION_DAYS } from '@portal/contract/limits';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { TextWithName } from '#web/ui/name.tsx';
import { adminsTexts } from '../texts/catalogue.ts';

type InvitationLinkDialogProps = { name: string; link: string; onClose: () => void };

/** Shows the link of an invitation that is not mailed. The server stores only a hash, so it is shown once. */
export function InvitationLinkDialog({ name, link, onClose }: InvitationLinkDialogProps) {
  const t = adminsTexts().link;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<TextWithName text={t.title(isolated(name))} name={name} />}
      description={t.description}
    >
      <div className="grid gap-4">
        <CopyField label={t.label} value={link} action={t.copy} />
        <p className="text-pretty text-sm text-text-muted">
          <span>{t.worksOnce(INVITATION_DAYS)}</span> <span>{t.passOn}</span>
        </p>
      </div>
      <DialogFooter>
        <Button onClick={onClose}>{t.done}</Button>
      </DialogFooter>
    </Dialog>
  );
}
