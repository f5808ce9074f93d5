import type { PasswordLink } from '@portal/contract/accounts';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { useDocumentTitle } from '#web/platform/routing/use-document-title.ts';
import { Name } from '#web/ui/name.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { accountOfLink } from '../api/password-reset.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { NewPasswordForm } from '../components/new-password-form.tsx';
import { TextLink } from '../components/text-link.tsx';
import { loginTexts } from '../login/texts/catalogue.ts';
import { accountsTexts } from '../texts/catalogue.ts';

/** The page of a mailed link to choose a password: for a forgotten one, or the first one after an invitation. */
export function Component() {
  const t = accountsTexts().resetPassword;
  const { token = '' } = useParams();
  const account = useAccountOf(token);
  const isInvitation = account?.purpose === 'invitation';
  useDocumentTitle(isInvitation ? t.chooseTitle : t.heading);
  return (
    <AuthLayout
      heading={isInvitation ? <Welcome name={account.name} /> : t.heading}
      intro={isInvitation ? undefined : t.intro}
      footer={<TextLink to={paths.login.to('member')}>{loginTexts().links.back}</TextLink>}
    >
      <NewPasswordForm token={token} account={account} />
    </AuthLayout>
  );
}

function Welcome({ name }: { name: string }) {
  return (
    <Sentence
      text={accountsTexts().resetPassword.welcome}
      elements={[
        <Name key="name" className="wrap-anywhere">
          {name}
        </Name>,
      ]}
    />
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
