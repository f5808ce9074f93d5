import { UNCONFIRMED_DAYS } from '@portal/contract/limits';
import { useState } from 'react';
import { useParams } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { ConfirmEmailForm } from '../components/confirm-email-form.tsx';
import { MailSent } from '../components/mail-sent.tsx';
import { NewConfirmationForm } from '../components/new-confirmation-form.tsx';
import { TextLink } from '../components/text-link.tsx';

/** The page of the mailed link that confirms the email of a sign-up. */
export function Component() {
  const { token = '' } = useParams();
  const [problem, setProblem] = useState<string | null>(null);
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
          <MailSent message="If a sign-up with this email waits, a new link is on its way.">{`A sign-up waits for ${UNCONFIRMED_DAYS} days. After that, please sign up again.`}</MailSent>
        </div>
      </AuthLayout>
    );
  if (problem !== null)
    return (
      <AuthLayout
        heading="This link does not work"
        intro={`${problem} If you have confirmed your email before, log in. Otherwise we can send you a new link.`}
        footer={footer}
      >
        <NewConfirmationForm onSent={() => setSent(true)} />
      </AuthLayout>
    );
  return (
    <AuthLayout
      heading="Confirm your email"
      intro="Enter the password that you chose when you signed up. Your account is then created."
      footer={footer}
    >
      <ConfirmEmailForm token={token} onDeadLink={setProblem} />
    </AuthLayout>
  );
}
