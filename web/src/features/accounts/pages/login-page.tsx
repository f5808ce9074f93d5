import { useLocation, useParams, useSearchParams } from 'react-router';
import { useIsHydrated } from '#web/platform/hydration/use-is-hydrated.ts';
import { nextPathOf } from '#web/platform/routing/next-path.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { useDocumentTitle } from '#web/platform/routing/use-document-title.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Banner } from '#web/ui/banner.tsx';
import { AuthLayout } from '../components/auth-layout.tsx';
import { LoginForm } from '../components/login-form.tsx';
import { TextLink } from '../components/text-link.tsx';
import { loginTexts } from '../login/texts/catalogue.ts';
import { type LoginPageRole, loginHeading, loginPageRole } from '../model/login-attempts.ts';

export function Component() {
  const page = loginPageRole(useParams()['role']);
  const [search] = useSearchParams();
  const signedUp = useLocation().state as { email?: string } | null;
  // The HTML of the build is the same for all addresses of this page.
  const isHydrated = useIsHydrated();
  const state = useSession();
  const heading = loginHeading(page);
  useDocumentTitle(heading);
  return (
    <AuthLayout
      heading={heading}
      footer={<OtherWaysIn page={page} next={isHydrated ? nextPathOf(search) : null} />}
    >
      {state.status === 'signed-out' && state.reason === 'expired' ? (
        <Banner tone="warning">{loginTexts().sessionEnded}</Banner>
      ) : null}
      <LoginForm key={page} page={page} knownEmail={signedUp?.email} />
    </AuthLayout>
  );
}

function OtherWaysIn({ page, next }: { page: LoginPageRole; next: string | null }) {
  const t = loginTexts().links;
  return (
    <>
      {page === 'TRAINEE' ? <TextLink to={paths.signUp}>{t.signUp}</TextLink> : null}
      {page === 'TRAINEE' ? null : (
        <TextLink to={paths.login.to('TRAINEE', next)}>{t.traineeLogin}</TextLink>
      )}
      {page === 'ADMIN' ? null : (
        <TextLink to={paths.login.to('ADMIN', next)}>{t.adminLogin}</TextLink>
      )}
    </>
  );
}
