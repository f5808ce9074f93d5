import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { MailSent } from '../components/mail-sent.tsx';
import { RequestResetForm } from '../components/request-reset-form.tsx';
import { TextLink } from '../components/text-link.tsx';
import { loginPageRole } from '../model/login-attempts.ts';

export function Component() {
  const login = paths.login.to(loginPageRole(useParams()['role']));
  const [message, setMessage] = useState<string | null>(null);
  if (message !== null) return <CheckYourEmail login={login} message={message} />;
  return (
    <AuthLayout
      heading="Forgot password"
      intro="Tell us the email of your account and we send you a link to set a new password."
      footer={<TextLink to={login}>Back to login</TextLink>}
    >
      <RequestResetForm onSent={setMessage} />
    </AuthLayout>
  );
}

function CheckYourEmail({ login, message }: { login: string; message: string }) {
  return (
    <AuthLayout heading="Check your inbox" footer={<TextLink to={login}>Back to login</TextLink>}>
      <div className="grid gap-6">
        <MailSent message={message}>
          It works once and for one hour. If nothing comes, look into the spam folder, or whether
          the address is the one you signed up with.
        </MailSent>
        <Link to={login} className={buttonStyles({ size: 'lg' })}>
          Return to Login
        </Link>
      </div>
    </AuthLayout>
  );
}
