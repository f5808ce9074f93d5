import type { AdminCompany } from '@portal/contract/companies';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Building2 from 'lucide-react/icons/building-2';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCompanies } from '#web/features/companies/api/companies.ts';
import { mediaUrl } from '#web/platform/http/media-url.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { CompanyMark } from '#web/ui/company-mark.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';

type ChosenCompanyProps = {
  companyId: number;
  /** The address of the list of companies. */
  backTo: string;
  actions?: ReactNode;
  children: (company: AdminCompany) => ReactNode;
};

/** The page of a company: logo and name above the content that `children` renders. */
export function ChosenCompany({ companyId, backTo, actions, children }: ChosenCompanyProps) {
  const companies = useCompanies();
  const company = companies.data?.find(({ id }) => id === companyId);
  const back = (
    <Link
      to={backTo}
      className={buttonStyles({ variant: 'ghost', size: 'sm', className: '-ml-3 w-fit' })}
    >
      <ArrowLeft aria-hidden="true" />
      Back to Companies
    </Link>
  );
  if (company !== undefined)
    return (
      <>
        <PageHeader
          back={back}
          mark={
            <CompanyMark
              name={company.name}
              logoUrl={company.logo === null ? null : mediaUrl(company.logo)}
              size="lg"
              className="max-sm:size-14"
            />
          }
          title={company.name}
          actions={actions}
        />
        {children(company)}
      </>
    );
  if (companies.isError)
    return (
      <ErrorCard
        title="Failed to load companies."
        message={companies.error.message}
        onRetry={() => void companies.refetch()}
        retrying={companies.isFetching}
        action={back}
      />
    );
  // The cached list may not contain a new company.
  if (companies.isPending || companies.isFetching) return <HeaderSkeleton back={back} />;
  return (
    <>
      <PageHeader title="Company not found" />
      <EmptyState
        illustration={<Building2 />}
        title="Company not found or already deleted"
        action={
          <Link to={backTo} className={buttonStyles({ variant: 'outline' })}>
            <ArrowLeft aria-hidden="true" />
            Back to Companies
          </Link>
        }
      >
        The address may be old or mistyped.
      </EmptyState>
    </>
  );
}

function HeaderSkeleton({ back }: { back: ReactNode }) {
  return (
    <div className="grid gap-3">
      {back}
      <SkeletonRegion label="Loading company…" className="flex items-center gap-4">
        <Skeleton className="size-14 rounded-xl sm:size-20" />
        <Skeleton className="h-8 w-56" />
      </SkeletonRegion>
    </div>
  );
}
