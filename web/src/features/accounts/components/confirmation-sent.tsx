import { CONFIRMATION_LINK_HOURS } from '@portal/contract/limits';
import { useState } from 'react';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Name } from '#web/ui/name.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { toast } from '#web/ui/toast.ts';
import { requestConfirmation } from '../api/sign-up.ts';
import type { WaitingSignUp } from '../model/use-sign-up-form.ts';
import { accountsTexts } from '../texts/catalogue.ts';
import { MailSent } from './mail-sent.tsx';

type ConfirmationSentProps = {
  signUp: WaitingSignUp;
  /** Another email is to be entered. */
  onChangeEmail: () => void;
};

/** Shown after a sign-up whose email is to be confirmed. */
export function ConfirmationSent({ signUp, onChangeEmail }: ConfirmationSentProps) {
  const t = accountsTexts().confirmationSent;
  const [isSending, setSending] = useState(false);
  /** The reason why no further mail was sent. */
  const [failure, setFailure] = useState<string | null>(null);

  async function sendAgain() {
    setSending(true);
    setFailure(null);
    try {
      await requestConfirmation(signUp.token);
      toast.success(t.sentAgain);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <div className="grid gap-6">
      <MailSent message={t.message}>
        <Sentence
          text={t.sentTo}
          elements={[
            <Name key="email" className="wrap-anywhere font-medium text-text">
              {signUp.email}
            </Name>,
          ]}
        />{' '}
        <span>{t.worksFor(CONFIRMATION_LINK_HOURS)}</span> <span>{t.openIt}</span>
      </MailSent>
      {failure === null ? null : <FormError>{failure}</FormError>}
      <div className="flex flex-wrap gap-3">
        <Button busy={isSending} busyLabel={t.sending} onClick={() => void sendAgain()}>
          {t.sendAgain}
        </Button>
        <Button variant="outline" onClick={onChangeEmail}>
          {t.changeEmail}
        </Button>
      </div>
    </div>
  );
}
