import type { PasswordLink } from '@portal/contract/accounts';
import { type ReactNode, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { useDocumentTitle } from '#web/platform/routing/use-document-title.ts';
import { accountOfLink } from '../api/password-reset.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { NewPasswordForm } from '../components/new-password-form.tsx';
import { TextLink } from '../components/text-link.tsx';

/** The page of a mailed link to choose a password: for a forgotten one, or the first one after an invitation. */
export function Component() {
  const { token = '' } = useParams();
  const account = useAccountOf(token);
  const isInvitation = account?.purpose === 'invitation';
  useDocumentTitle(isInvitation ? 'Choose your password' : 'Reset password');
  return (
    <AuthLayout
      heading={isInvitation ? <Welcome name={account.name} /> : 'Reset password'}
      intro={
        isInvitation ? undefined : 'Choose a new password. You are then logged out on every device.'
      }
      footer={<TextLink to={paths.login.to('member')}>Back to login</TextLink>}
    >
      <NewPasswordForm token={token} account={account} />
    </AuthLayout>
  );
}

function Welcome({ name }: { name: string }): ReactNode {
  return (
    <>
      <span>Welcome, </span>
      <bdi translate="no" className="wrap-anywhere">
        {name}
      </bdi>
      <span> – choose your password</span>
    </>
  );
}

/** Null until the server has answered, and if the link does not work. */
function useAccountOf(token: string): PasswordLink | null {
  const [account, setAccount] = useState<PasswordLink | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void accountOfLink(token).then((found) => {
      if (isCurrent) setAccount(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [token]);
  return account;
}
