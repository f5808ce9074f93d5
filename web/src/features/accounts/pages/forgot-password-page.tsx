import MailCheck from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
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
        <span className="grid size-14 place-items-center rounded-2xl bg-success-soft text-success-text">
          <MailCheck aria-hidden="true" className="size-7" />
        </span>
        <div className="grid gap-2">
          {/* Focused because the form, which had the focus, was removed. */}
          <p ref={focus} tabIndex={-1} className="font-medium text-lg outline-none">
            {message}
          </p>
          <p className="text-text-muted">
            It works once and for one hour. If nothing comes, look into the spam folder, or whether
            the address is the one you signed up with.
          </p>
        </div>
        <Link to={login} className={buttonStyles({ size: 'lg' })}>
          Return to Login
        </Link>
      </div>
    </AuthLayout>
  );
}

function focus(node: HTMLElement | null): void {
  node?.focus();
}
