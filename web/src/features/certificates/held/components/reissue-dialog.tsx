import type { HeldCertificate } from '@portal/contract/certificates';
import { messageOf } from '#web/platform/http/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Name, TextWithName } from '#web/ui/name.tsx';
import { toast } from '#web/ui/toast.ts';
import { useReissueCertificate } from '../api/held-certificates.ts';
import { heldCertificatesTexts } from '../texts/catalogue.ts';

type ReissueDialogProps = {
  certificate: HeldCertificate;
  /** The present name of the trainee. */
  holder: string;
  onClose: () => void;
  onDone: () => void;
};

/** Asks before a certificate is issued again, which corrects the name on it. */
export function ReissueDialog({ certificate, holder, onClose, onDone }: ReissueDialogProps) {
  const t = heldCertificatesTexts().reissue;
  const reissue = useReissueCertificate(certificate.code);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t.title}
      confirmLabel={t.submit}
      busyLabel={t.submitting}
      busy={reissue.isPending}
      error={reissue.error === null ? undefined : messageOf(reissue.error)}
      onConfirm={() =>
        reissue.mutate(undefined, {
          onSuccess: () => {
            toast.success(t.done);
            onDone();
          },
        })
      }
    >
      <p className="font-medium text-text">
        <Name>{certificate.title}</Name>
      </p>
      <p>
        <TextWithName text={t.effect(holder)} name={holder} />
      </p>
      <p>{certificate.status === 'withdrawn' ? t.formerWithdrawn : t.former}</p>
    </ConfirmDialog>
  );
}
