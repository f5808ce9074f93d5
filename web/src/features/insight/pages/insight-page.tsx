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
import { Sentence } from '#web/ui/sentence.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StaleBanner } from '#web/ui/stale-banner.tsx';
import { isNotFound, useModuleInsight } from '../api/insight.ts';
import { AsOf } from '../components/as-of.tsx';
import { InsightReport } from '../components/insight-report.tsx';
import { InsightSkeleton } from '../components/insight-skeleton.tsx';
import { insightTexts } from '../texts/catalogue.ts';

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
  const t = insightTexts().page;
  const query = useModuleInsight(moduleId);
  const { data: insight, error, isFetching } = query;
  useDocumentTitle(insight && t.insightOf(insight.name));
  const retry = () => void query.refetch();
  if (isNotFound(error)) return <NotFound />;
  if (insight !== undefined)
    return (
      <>
        <PageHeader
          back={<Back to={addresses.company(insight.company.id)} />}
          title={
            <Sentence
              text={t.insightOf}
              elements={[
                <span key="module" dir="auto" className="uppercase">
                  {insight.name}
                </span>,
              ]}
            />
          }
          description={<Name>{insight.company.name}</Name>}
          actions={<AsOf insight={insight} />}
        />
        {error === null ? null : (
          <div className="mb-6">
            <StaleBanner
              failure={t.loadFailed}
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
          title={t.unnamed}
          description={<Skeleton className="h-6 w-40" />}
          actions={<Skeleton className="h-5 w-28" />}
        />
        <InsightSkeleton />
      </>
    );
  return (
    <WithoutInsight>
      <ErrorCard
        title={t.loadFailed}
        message={error.message}
        retrying={isFetching}
        onRetry={retry}
      />
    </WithoutInsight>
  );
}

function Back({ to }: { to: string }) {
  return (
    <Link to={to} className={buttonStyles({ variant: 'ghost', className: '-ms-4 w-fit' })}>
      <ArrowLeft aria-hidden="true" />
      <span>{insightTexts().page.back}</span>
    </Link>
  );
}

function NotFound() {
  const t = insightTexts().page.notFound;
  return (
    <WithoutInsight>
      <EmptyState
        illustration={<SearchX />}
        title={t.title}
        action={<Back to={paths.companyModules.to()} />}
      >
        {t.reason}
      </EmptyState>
    </WithoutInsight>
  );
}

/** The name of the module is unknown, so the heading is only for screen readers. */
function WithoutInsight({ children }: { children: Elements }) {
  return (
    <>
      <h1 className="sr-only">{insightTexts().page.unnamed}</h1>
      {children}
    </>
  );
}
