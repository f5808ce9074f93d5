import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRenewSignUpLink } from '../api/sign-up-link.ts';
import { signUpTexts } from '../texts/catalogue.ts';

/** The button that replaces the sign-up link of a group, after a question. */
export function RenewLink({ groupId }: { groupId: number }) {
  const [isAsked, setAsked] = useState(false);
  const renewal = useRenewSignUpLink(groupId);
  const t = signUpTexts().renewal;

  function ask() {
    renewal.reset();
    setAsked(true);
  }

  function renew() {
    renewal.mutate(undefined, {
      onSuccess: () => {
        setAsked(false);
        toast.success(t.done);
      },
    });
  }

  return (
    <>
      <Button variant="outline" onClick={ask}>
        <RefreshCw aria-hidden="true" />
        <span>{t.open}</span>
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t.title}
        confirmLabel={t.confirm}
        busyLabel={t.busy}
        busy={renewal.isPending}
        error={renewal.error ? t.failed(messageOf(renewal.error)) : undefined}
        onConfirm={renew}
      >
        <p>{t.text}</p>
      </ConfirmDialog>
    </>
  );
}
