import { idParam } from '@portal/contract/fields';
import { INSIGHT_PEOPLE_MIN } from '@portal/contract/limits';
import { reachesCompany } from '@portal/contract/reach-rules';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import SearchX from 'lucide-react/icons/search-x';
import { Link, useParams } from 'react-router';
import { useGroupInAddress } from '#web/features/groups/api/group-in-address.ts';
import { useGroups } from '#web/features/groups/api/groups.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { useDocumentTitle } from '#web/platform/routing/use-document-title.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import type { Elements } from '#web/ui/elements.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { GroupFilter } from '#web/ui/group-filter.tsx';
import { ANY_LANGUAGE, Name } from '#web/ui/name.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StaleBanner } from '#web/ui/stale-banner.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
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
  const reach = useReach();
  const [chosen, chooseGroup] = useGroupInAddress();
  // Insight is about all trainees or a group, not about those in none.
  const group = chosen === 'none' ? null : chosen;
  const query = useModuleInsight(moduleId, group);
  const { data: insight, error, isFetching, isPlaceholderData } = query;
  const groups = useGroups(insight?.company.id ?? null);
  useDocumentTitle(insight && t.insightOf(insight.name));
  const retry = () => void query.refetch();
  // With a group, it is the group that may be missing.
  if (isNotFound(error) && group === null) return <NotFound />;
  if (insight !== undefined)
    return (
      <>
        <PageHeader
          back={<Back to={addresses.company(insight.company.id)} />}
          title={
            <Sentence
              text={t.insightOf}
              elements={[
                <span key="module" lang={ANY_LANGUAGE} dir="auto" className="uppercase">
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
        <GroupFilter
          groups={groups.data?.filter(
            ({ id, members }) => id === group || members >= INSIGHT_PEOPLE_MIN,
          )}
          value={group}
          onChange={chooseGroup}
          withoutNone
          hideLabel
          className="mb-6 sm:w-56"
        />
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
          <InsightReport
            insight={insight}
            editLink={
              reachesCompany(reach, insight.company.id, 'training')
                ? addresses.edit(insight.company.id, moduleId)
                : null
            }
          />
        </div>
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
      {group === null ? null : (
        <Link
          to={{ search: '' }}
          className={buttonStyles({ variant: 'outline', className: 'mb-4' })}
        >
          {uiTexts().groupFilter.all}
        </Link>
      )}
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
