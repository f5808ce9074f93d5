import { CONFIRMATION_LINK_HOURS } from '@portal/contract/limits';
import { useState } from 'react';
import { useParams } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { ConfirmEmailForm, type DeadLink } from '../components/confirm-email-form.tsx';
import { MailSent } from '../components/mail-sent.tsx';
import { SendNewLink } from '../components/send-new-link.tsx';
import { TextLink } from '../components/text-link.tsx';

/** The page of the mailed link that confirms the email of a sign-up. */
export function Component() {
  const { token = '' } = useParams();
  const [deadLink, setDeadLink] = useState<DeadLink | null>(null);
  const [isSent, setSent] = useState(false);
  const footer = (
    <>
      <TextLink to={paths.login.to('TRAINEE')}>Trainee Login</TextLink>
      <TextLink to={paths.signUp}>Sign up again</TextLink>
    </>
  );
  if (isSent)
    return (
      <AuthLayout heading="Check your inbox" footer={footer}>
        <div className="grid gap-6">
          <MailSent message="We have sent you a new link.">{`It works for ${CONFIRMATION_LINK_HOURS} hours. If nothing comes, look into the spam folder.`}</MailSent>
        </div>
      </AuthLayout>
    );
  if (deadLink !== null) {
    const { reason, isWaiting } = deadLink;
    const advice = isWaiting
      ? 'Your sign-up still waits: we can send you a new link.'
      : 'If you have confirmed your email before, log in. Otherwise please sign up again.';
    return (
      <AuthLayout heading="This link does not work" intro={`${reason} ${advice}`} footer={footer}>
        {isWaiting ? <SendNewLink token={token} onSent={() => setSent(true)} /> : null}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      heading="Confirm your email"
      intro="Enter the password that you chose when you signed up. Your account is then created."
      footer={footer}
    >
      <ConfirmEmailForm token={token} onDeadLink={setDeadLink} />
    </AuthLayout>
  );
}
