import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { MailSent } from '../components/mail-sent.tsx';
import { RequestResetForm } from '../components/request-reset-form.tsx';
import { TextLink } from '../components/text-link.tsx';
import { loginTexts } from '../login/texts/catalogue.ts';
import { loginPageRole } from '../model/login-attempts.ts';
import { accountsTexts } from '../texts/catalogue.ts';

export function Component() {
  const t = accountsTexts().forgotPassword;
  const login = paths.login.to(loginPageRole(useParams()['role']));
  const [isSent, setSent] = useState(false);
  if (isSent) return <CheckYourEmail login={login} />;
  return (
    <AuthLayout
      heading={t.heading}
      intro={t.intro}
      footer={<TextLink to={login}>{loginTexts().links.back}</TextLink>}
    >
      <RequestResetForm onSent={() => setSent(true)} />
    </AuthLayout>
  );
}

function CheckYourEmail({ login }: { login: string }) {
  const { checkInbox, forgotPassword: t } = accountsTexts();
  return (
    <AuthLayout
      heading={checkInbox}
      footer={<TextLink to={login}>{loginTexts().links.back}</TextLink>}
    >
      <div className="grid gap-6">
        <MailSent message={t.sent}>{t.worksOnce}</MailSent>
        <Link to={login} className={buttonStyles({ size: 'lg' })}>
          {t.returnToLogin}
        </Link>
      </div>
    </AuthLayout>
  );
}
