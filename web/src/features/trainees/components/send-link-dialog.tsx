import { INVITATION_DAYS, RESET_LINK_MINUTES } from '@portal/contract/limits';
import type { TraineeLinkKind } from '@portal/contract/trainees';
import { useState } from 'react';
import { messageOf } from '#web/platform/http/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import { toast } from '#web/ui/toast.ts';
import { useHasMailServer } from '../api/mail-server.ts';
import { useSendLink } from '../api/send-link.ts';
import { traineeTexts } from '../texts/catalogue.ts';

type SendLinkDialogProps = {
  trainee: { id: number; name: string; email: string };
  kind: TraineeLinkKind;
  onClose: () => void;
};

/** How long the link is valid: an invitation in days, a reset link in minutes. */
const VALIDITY = {
  invitation: INVITATION_DAYS,
  reset: RESET_LINK_MINUTES,
} satisfies Record<TraineeLinkKind, number>;

/** Asks before a link is mailed, or says why the portal cannot mail it. */
export function SendLinkDialog({ trainee, kind: asked, onClose }: SendLinkDialogProps) {
  // The kind that the admin has read about: the trainee may choose a password while the dialog is open.
  const [kind] = useState(asked);
  const send = useSendLink(trainee.id);
  const hasMailServer = useHasMailServer();
  const t = traineeTexts().sendLink;
  const words = t[kind];

  function confirm() {
    send.mutate(kind, {
      onSuccess: () => {
        toast.success(words.sent(trainee.email));
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={words.title(isolated(trainee.name))}
      name={trainee.name}
      confirmLabel={words.confirm}
      busyLabel={t.sending}
      busy={send.isPending}
      isReady={hasMailServer !== false}
      error={send.error ? words.failed(messageOf(send.error)) : undefined}
      onConfirm={confirm}
    >
      {hasMailServer === false ? (
        <p>{t.noMailServer}</p>
      ) : (
        <p>
          <Sentence
            text={(email = '') => words.mail(email, VALIDITY[kind])}
            elements={[
              <strong key="email" translate="no">
                {trainee.email}
              </strong>,
            ]}
          />
        </p>
      )}
    </ConfirmDialog>
  );
}
