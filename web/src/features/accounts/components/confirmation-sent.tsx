import { CONFIRMATION_LINK_HOURS } from '@portal/contract/limits';
import { useState } from 'react';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Name } from '#web/ui/name.tsx';
import { toast } from '#web/ui/toast.ts';
import { requestConfirmation } from '../api/sign-up.ts';
import { MailSent } from './mail-sent.tsx';

type ConfirmationSentProps = {
  /** To which the link was sent. */
  email: string;
  /** Another email is to be entered. */
  onChangeEmail: () => void;
};

/** Shown after a sign-up whose email is to be confirmed. */
export function ConfirmationSent({ email, onChangeEmail }: ConfirmationSentProps) {
  const [isSending, setSending] = useState(false);

  async function sendAgain() {
    setSending(true);
    try {
      await requestConfirmation(email);
      toast.success('We have sent the link again.');
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <div className="grid gap-6">
      <MailSent message="Check your mail: the link in it confirms your email.">
        <span>We have sent it to</span>{' '}
        <Name className="wrap-anywhere font-medium text-text">{email}</Name>
        <span>{`. It works for ${CONFIRMATION_LINK_HOURS} hours.`}</span>{' '}
        <span>
          Open it and enter your password: then your account is created. If nothing comes, look into
          the spam folder.
        </span>
      </MailSent>
      <div className="flex flex-wrap gap-3">
        <Button busy={isSending} busyLabel="Sending..." onClick={() => void sendAgain()}>
          Send again
        </Button>
        <Button variant="outline" onClick={onChangeEmail}>
          Change the email
        </Button>
      </div>
    </div>
  );
}
