import { CONFIRMATION_LINK_HOURS } from '@portal/contract/limits';
import { useState } from 'react';
import { useParams } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { ConfirmEmailForm, type DeadLink } from '../components/confirm-email-form.tsx';
import { MailSent } from '../components/mail-sent.tsx';
import { SendNewLink } from '../components/send-new-link.tsx';
import { TextLink } from '../components/text-link.tsx';
import { loginTexts } from '../login/texts/catalogue.ts';
import { accountsTexts } from '../texts/catalogue.ts';

/** The page of the mailed link that confirms the email of a sign-up. */
export function Component() {
  const { checkInbox, confirm: t } = accountsTexts();
  const { links } = loginTexts();
  const { token = '' } = useParams();
  const [deadLink, setDeadLink] = useState<DeadLink | null>(null);
  const [isSent, setSent] = useState(false);
  const footer = (
    <>
      <TextLink to={paths.login.to('TRAINEE')}>{links.traineeLogin}</TextLink>
      <TextLink to={paths.signUp}>{links.signUpAgain}</TextLink>
    </>
  );
  if (isSent)
    return (
      <AuthLayout heading={checkInbox} footer={footer}>
        <div className="grid gap-6">
          <MailSent message={t.newLinkSent}>{t.newLinkWorks(CONFIRMATION_LINK_HOURS)}</MailSent>
        </div>
      </AuthLayout>
    );
  if (deadLink !== null) {
    const { reason, isWaiting } = deadLink;
    const advice = isWaiting ? t.stillWaits : t.signUpAgain;
    return (
      <AuthLayout heading={t.deadHeading} intro={`${reason} ${advice}`} footer={footer}>
        {isWaiting ? <SendNewLink token={token} onSent={() => setSent(true)} /> : null}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout heading={t.heading} intro={t.intro} footer={footer}>
      <ConfirmEmailForm token={token} onDeadLink={setDeadLink} />
    </AuthLayout>
  );
}
