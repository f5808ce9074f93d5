import type { LinkedCompany } from '@portal/contract/companies';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '#web/platform/http/api-error.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { isolated } from '#web/ui/format/isolated.ts';
import { TextWithName } from '#web/ui/name.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { useCompanyOfLink } from '../api/public-companies.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { ConfirmationSent } from '../components/confirmation-sent.tsx';
import { SignUpForm } from '../components/sign-up-form.tsx';
import { TextLink } from '../components/text-link.tsx';
import { loginTexts } from '../login/texts/catalogue.ts';
import type { WaitingSignUp } from '../model/use-sign-up-form.ts';
import { accountsTexts } from '../texts/catalogue.ts';

/** The sign-up for a company of the public list, or for the company of the link in the address. */
export function Component() {
  const { link } = useParams();
  return link === undefined ? <SignUp /> : <SignUpByLink key={link} link={link} />;
}

function SignUpByLink({ link }: { link: string }) {
  const t = accountsTexts().signUp;
  const { data: company, error, isFetching, refetch } = useCompanyOfLink(link);
  if (company !== undefined) return <SignUp linked={{ link, company }} />;
  if (error === null)
    return (
      <SignUpLayout>
        <SkeletonRegion label={t.loadingCompany} className="grid gap-5">
          {['a', 'b', 'c'].map((field) => (
            <Skeleton key={field} className="h-16" />
          ))}
        </SkeletonRegion>
      </SignUpLayout>
    );
  const isDead = error instanceof ApiError && error.status < 500;
  return (
    <SignUpLayout>
      {isDead ? (
        <p role="alert">{error.message}</p>
      ) : (
        <RetryBanner tone="danger" retrying={isFetching} onRetry={() => void refetch()}>
          {t.companyNotLoaded(error.message)}
        </RetryBanner>
      )}
    </SignUpLayout>
  );
}

function SignUp({ linked }: { linked?: { link: string; company: LinkedCompany } }) {
  const [waiting, setWaiting] = useState<WaitingSignUp | null>(null);
  return (
    <SignUpLayout isSent={waiting !== null} company={linked?.company}>
      {waiting === null ? null : (
        <ConfirmationSent signUp={waiting} onChangeEmail={() => setWaiting(null)} />
      )}
      {/* The form keeps what was typed. */}
      <div hidden={waiting !== null}>
        <SignUpForm linked={linked} onUnconfirmed={setWaiting} />
      </div>
    </SignUpLayout>
  );
}

type SignUpLayoutProps = {
  isSent?: boolean;
  /** The company of the link; without a link the visitor chooses one. */
  company?: LinkedCompany | undefined;
  children: ReactNode;
};

function SignUpLayout({ isSent = false, company, children }: SignUpLayoutProps) {
  const { checkInbox, signUp: t } = accountsTexts();
  const words = isSent
    ? { heading: checkInbox }
    : {
        heading: t.heading,
        intro: (
          <>
            <TextWithName
              text={company === undefined ? t.intro : t.introFor(isolated(company.name))}
              name={company?.name ?? ''}
            />
            {company?.group == null ? null : (
              <>
                {' '}
                <TextWithName text={t.inGroup(isolated(company.group))} name={company.group} />
              </>
            )}
          </>
        ),
      };
  return (
    <AuthLayout
      {...words}
      footer={
        <>
          <span className="inline-flex items-center">{t.haveAccount}</span>
          <TextLink to={paths.login.to('TRAINEE')}>{loginTexts().links.traineeLogin}</TextLink>
        </>
      }
    >
      {children}
    </AuthLayout>
  );
}
