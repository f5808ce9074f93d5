import { INVITATION_DAYS, RESET_LINK_MINUTES } from '@portal/contract/limits';
import type { TraineeLinkKind } from '@portal/contract/trainees';
import { useState } from 'react';
import { messageOf } from '#web/platform/http/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { toast } from '#web/ui/toast.ts';
import { useHasMailServer } from '../api/mail-server.ts';
import { useSendLink } from '../api/send-link.ts';

type SendLinkDialogProps = {
  trainee: { id: number; name: string; email: string };
  kind: TraineeLinkKind;
  onClose: () => void;
};

const WORDS = {
  invitation: {
    title: (name: string) => `Resend the invitation to ${name}?`,
    confirm: 'Resend invitation',
    what: `a link to choose a password, valid for ${INVITATION_DAYS} days`,
    failed: 'Failed to send the invitation.',
  },
  reset: {
    title: (name: string) => `Send ${name} a reset link?`,
    confirm: 'Send reset link',
    what: `a link to choose a new password, valid for ${RESET_LINK_MINUTES} minutes. The present password works until then`,
    failed: 'Failed to send the reset link.',
  },
} as const satisfies Record<TraineeLinkKind, unknown>;

/** Asks before a link is mailed, or says why the portal cannot mail it. */
export function SendLinkDialog({ trainee, kind: asked, onClose }: SendLinkDialogProps) {
  // The kind that the admin has read about: the trainee may choose a password while the dialog is open.
  const [kind] = useState(asked);
  const send = useSendLink(trainee.id);
  const hasMailServer = useHasMailServer();
  const words = WORDS[kind];

  function confirm() {
    send.mutate(kind, {
      onSuccess: ({ message }) => {
        toast.success(message);
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
      busyLabel="Sending…"
      busy={send.isPending}
      isReady={hasMailServer !== false}
      error={send.error ? `${words.failed} ${messageOf(send.error)}` : undefined}
      onConfirm={confirm}
    >
      {hasMailServer === false ? (
        <p>
          No mail server is set up, so the portal cannot send emails. Set a new password under
          “Edit” instead, and pass it on.
        </p>
      ) : (
        <p>
          <strong translate="no">{trainee.email}</strong>{' '}
          <span>{`gets an email with ${words.what}.`}</span>
        </p>
      )}
    </ConfirmDialog>
  );
}
