import { idParam } from '@portal/contract/fields';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import SearchX from 'lucide-react/icons/search-x';
import { Link, useParams } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { useDocumentTitle } from '#web/platform/routing/use-document-title.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import type { Elements } from '#web/ui/elements.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { Name } from '#web/ui/name.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StaleBanner } from '#web/ui/stale-banner.tsx';
import { isNotFound, useModuleInsight } from '../api/insight.ts';
import { AsOf } from '../components/as-of.tsx';
import { InsightReport } from '../components/insight-report.tsx';
import { InsightSkeleton } from '../components/insight-skeleton.tsx';

/** Addresses of pages about modules, which another feature makes. */
type Addresses = {
  company: (companyId: number) => string;
  edit: (companyId: number, moduleId: number) => string;
};

/** How trainees do in a module, for admins. */
export function InsightPage({ addresses }: { addresses: Addresses }) {
  const id = idParam.safeParse(useParams()['moduleId']);
  return id.success ? <Insight moduleId={id.data} addresses={addresses} /> : <NotFound />;
}

function Insight({ moduleId, addresses }: { moduleId: number; addresses: Addresses }) {
  const query = useModuleInsight(moduleId);
  const { data: insight, error, isFetching } = query;
  useDocumentTitle(insight && `Insight of ${insight.name}`);
  const retry = () => void query.refetch();
  if (isNotFound(error)) return <NotFound />;
  if (insight !== undefined)
    return (
      <>
        <PageHeader
          back={<Back to={addresses.company(insight.company.id)} />}
          title={
            <>
              <span>Insight of</span>{' '}
              <span dir="auto" className="uppercase">
                {insight.name}
              </span>
            </>
          }
          description={<Name>{insight.company.name}</Name>}
          actions={<AsOf insight={insight} />}
        />
        {error === null ? null : (
          <div className="mb-6">
            <StaleBanner
              failure="Failed to load the insight"
              message={error.message}
              retrying={isFetching}
              onRetry={retry}
            />
          </div>
        )}
        <InsightReport insight={insight} editLink={addresses.edit(insight.company.id, moduleId)} />
      </>
    );
  if (error === null)
    return (
      <>
        <PageHeader
          back={<Back to={paths.companyModules.to()} />}
          title="Module Insight"
          description={<Skeleton className="h-6 w-40" />}
          actions={<Skeleton className="h-5 w-28" />}
        />
        <InsightSkeleton />
      </>
    );
  return (
    <WithoutInsight>
      <ErrorCard
        title="Failed to load the insight"
        message={error.message}
        retrying={isFetching}
        onRetry={retry}
      />
    </WithoutInsight>
  );
}

function Back({ to }: { to: string }) {
  return (
    <Link to={to} className={buttonStyles({ variant: 'ghost', className: '-ml-4 w-fit' })}>
      <ArrowLeft aria-hidden="true" />
      <span>Back to modules</span>
    </Link>
  );
}

function NotFound() {
  return (
    <WithoutInsight>
      <EmptyState
        illustration={<SearchX />}
        title="Module not found"
        action={<Back to={paths.companyModules.to()} />}
      >
        It may have been deleted, or the address is not quite right.
      </EmptyState>
    </WithoutInsight>
  );
}

/** The name of the module is unknown, so the heading is only for screen readers. */
function WithoutInsight({ children }: { children: Elements }) {
  return (
    <>
      <h1 className="sr-only">Module Insight</h1>
      {children}
    </>
  );
}
