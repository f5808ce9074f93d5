import { useState } from 'react';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { requestConfirmation } from '../api/sign-up.ts';
import { accountsTexts } from '../texts/catalogue.ts';

type SendNewLinkProps = {
  /** The token of a link that has expired, whose sign-up still waits. */
  token: string;
  onSent: () => void;
};

/** Requests another link to confirm the email of a sign-up. */
export function SendNewLink({ token, onSent }: SendNewLinkProps) {
  const t = accountsTexts().confirm;
  const [isSending, setSending] = useState(false);
  /** The reason why no mail was sent. */
  const [failure, setFailure] = useState<string | null>(null);

  async function send() {
    setSending(true);
    setFailure(null);
    try {
      await requestConfirmation(token);
      onSent();
    } catch (error) {
      setFailure(messageOf(error));
      setSending(false);
    }
  }

  return (
    <div className="grid gap-5">
      {failure === null ? null : <FormError>{failure}</FormError>}
      <Button
        data-first-focus
        size="lg"
        busy={isSending}
        busyLabel={t.sending}
        onClick={() => void send()}
      >
        {t.sendNewLink}
      </Button>
    </div>
  );
}
