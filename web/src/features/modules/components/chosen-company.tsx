import type { AdminCompany } from '@portal/contract/companies';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Building2 from 'lucide-react/icons/building-2';
import { Link } from 'react-router';
import { useCompanies } from '#web/features/companies/api/companies.ts';
import { mediaUrl } from '#web/platform/http/media-url.ts';
import { useOnlyCompany } from '#web/platform/session/use-reach.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CompanyMark } from '#web/ui/company-mark.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { Name } from '#web/ui/name.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonCard, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { modulesTexts } from '../texts/catalogue.ts';

type ChosenCompanyProps = {
  companyId: number;
  /** The address of the list of companies. */
  backTo: string;
  actions?: Elements;
  children: (company: AdminCompany) => Elements;
};

/** The page of a company: logo and name above the content that `children` renders. */
export function ChosenCompany({ companyId, backTo, actions, children }: ChosenCompanyProps) {
  const companies = useCompanies();
  const company = companies.data?.find(({ id }) => id === companyId);
  // The cached list may not contain a new company.
  const isListSkipped = useOnlyCompany() !== null;
  const isAwaited = companies.isPending || companies.isFetching;
  if (company === undefined && !companies.isError && !isAwaited)
    return <NoSuchCompany backTo={backTo} />;
  return (
    <>
      {/* The same link in all states, so that it keeps the focus. */}
      {isListSkipped ? null : <BackToCompanies to={backTo} isAboveTitle />}
      {company === undefined ? (
        <WithoutCompany companies={companies} />
      ) : (
        <>
          <PageHeader
            mark={
              <CompanyMark
                name={company.name}
                logoUrl={company.logo === null ? null : mediaUrl(company.logo)}
                size="lg"
                className="max-sm:size-14"
              />
            }
            title={<Name>{company.name}</Name>}
            actions={actions}
          />
          {children(company)}
        </>
      )}
    </>
  );
}

function WithoutCompany({ companies }: { companies: ReturnType<typeof useCompanies> }) {
  if (!companies.isError) return <CompanySkeleton />;
  return (
    <ErrorCard
      title={modulesTexts().company.loadFailed}
      message={companies.error.message}
      onRetry={() => void companies.refetch()}
      retrying={companies.isFetching}
    />
  );
}

function NoSuchCompany({ backTo }: Pick<ChosenCompanyProps, 'backTo'>) {
  const t = modulesTexts().company;
  return (
    <>
      <PageHeader title={t.notFound} />
      <EmptyState
        illustration={<Building2 />}
        title={t.notFoundOrDeleted}
        action={<BackToCompanies to={backTo} isAboveTitle={false} />}
      >
        {t.notFoundHint}
      </EmptyState>
    </>
  );
}

function BackToCompanies({ to, isAboveTitle }: { to: string; isAboveTitle: boolean }) {
  return (
    <Link
      to={to}
      className={
        isAboveTitle
          ? buttonStyles({ variant: 'ghost', size: 'sm', className: '-ms-3 mb-3 w-fit' })
          : buttonStyles({ variant: 'outline' })
      }
    >
      <ArrowLeft aria-hidden="true" />
      <span>{modulesTexts().company.backToCompanies}</span>
    </Link>
  );
}

function CompanySkeleton() {
  return (
    <SkeletonRegion label={modulesTexts().company.loading}>
      <div className="mb-8 flex items-center gap-4">
        <Skeleton className="size-14 shrink-0 rounded-xl! sm:size-20" />
        <Skeleton className="h-8 w-56" />
      </div>
      <div className="mb-6 flex min-h-11 items-center gap-6 overflow-hidden border-b">
        {['w-16', 'w-16', 'w-16', 'w-10', 'w-16', 'w-16'].map((width, tab) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes have no other identity
          <Skeleton key={tab} className={classNames('h-3.5 shrink-0', width)} />
        ))}
      </div>
      <div className="grid gap-4">
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </SkeletonRegion>
  );
}
