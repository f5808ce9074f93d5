import { FIGURES_MINUTES } from '@portal/contract/limits';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Mail from 'lucide-react/icons/mail';
import SearchX from 'lucide-react/icons/search-x';
import { Link } from 'react-router';
import { useCompanies } from '#web/features/companies/api/companies.ts';
import { openNotificationSettings } from '#web/features/notifications/api/settings.ts';
import { useAddressState } from '#web/platform/routing/address-state.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { useExistingPage } from '#web/platform/routing/use-existing-page.ts';
import { Instant } from '#web/platform/time/instant.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { SkeletonRegion, SkeletonTable } from '#web/ui/skeleton.tsx';
import { useCompanyFigures } from '../api/company-figures.ts';
import { CompaniesTable } from '../components/companies-table.tsx';
import { CompaniesToolbar } from '../components/companies-toolbar.tsx';
import {
  COMPANIES_PER_PAGE,
  type CompaniesView,
  type CompanyRow,
  chosenRows,
  companyRows,
  FIRST_VIEW,
  SORT_KEYS,
  viewSchema,
} from '../model/company-rows.ts';

/** All companies with their figures. */
export function Component() {
  return (
    <>
      <PageHeader
        title="Reports"
        description="How far the trainees of each company are. Choose a company for its report."
        actions={
          <>
            <Link to={paths.companyModules.to()} className={buttonStyles({ variant: 'outline' })}>
              <LayoutGrid aria-hidden="true" />
              Show as cards
            </Link>
            <Button variant="outline" onClick={openNotificationSettings}>
              <Mail aria-hidden="true" />
              Weekly report
            </Button>
          </>
        }
      />
      <LoadedCompanies />
    </>
  );
}

function LoadedCompanies() {
  const companies = useCompanies();
  const figures = useCompanyFigures();
  const error = companies.error ?? figures.error;
  if (companies.data !== undefined && figures.data !== undefined)
    return (
      <div className="grid grid-cols-1 gap-5">
        <Companies rows={companyRows(companies.data, figures.data)} />
        <CountedAt instant={figures.data[0]?.countedAt} />
      </div>
    );
  if (error === null)
    return (
      <SkeletonRegion label="Loading companies…">
        <SkeletonTable rows={8} />
      </SkeletonRegion>
    );
  return (
    <ErrorCard
      title="Failed to load the reports"
      message={error.message}
      retrying={companies.isFetching || figures.isFetching}
      onRetry={() => {
        void companies.refetch();
        void figures.refetch();
      }}
    />
  );
}

function CountedAt({ instant }: { instant: string | undefined }) {
  return (
    <p className="text-sm text-text-muted">
      {instant === undefined ? (
        `The figures are counted within ${FIGURES_MINUTES} minutes.`
      ) : (
        <>
          Counted <Instant value={instant} />
        </>
      )}
    </p>
  );
}

function Companies({ rows }: { rows: readonly CompanyRow[] }) {
  const [view, setView] = useAddressState(viewSchema, FIRST_VIEW);
  const choose = (change: Partial<CompaniesView>) =>
    setView({ ...view, page: 1, ...change }, { preventScrollReset: true, replace: true });
  const chosen = chosenRows(rows, view);
  const place = { page: view.page, pageSize: COMPANIES_PER_PAGE, total: chosen.length };
  useExistingPage(place, (page) => choose({ page }));
  const first = (view.page - 1) * COMPANIES_PER_PAGE;
  return (
    <>
      <CompaniesToolbar view={view} onChange={choose} />
      {chosen.length === 0 ? (
        <EmptyState
          illustration={<SearchX />}
          title={rows.length === 0 ? 'No companies yet' : 'No companies match this search'}
        />
      ) : (
        <CompaniesTable
          rows={chosen.slice(first, first + COMPANIES_PER_PAGE)}
          sort={{ key: view.sort, direction: view.descending ? 'descending' : 'ascending' }}
          onSort={({ key, direction }) => {
            const sort = SORT_KEYS.find((known) => known === key) ?? 'name';
            choose({ sort, descending: direction === 'descending' });
          }}
        />
      )}
      <Pagination {...place} label="Companies" onPageChange={(page) => choose({ page })} />
    </>
  );
}
