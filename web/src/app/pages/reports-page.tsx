import Building2 from 'lucide-react/icons/building-2';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Mail from 'lucide-react/icons/mail';
import Printer from 'lucide-react/icons/printer';
import SearchX from 'lucide-react/icons/search-x';
import { Link, Navigate } from 'react-router';
import { useCompanies } from '#web/features/companies/api/companies.ts';
import { CompaniesToolbar } from '#web/features/companies/components/companies-toolbar.tsx';
import { CompanyList } from '#web/features/companies/components/company-list.tsx';
import { CountedAt } from '#web/features/companies/components/counted-at.tsx';
import {
  type CompaniesView,
  type CompanyRow,
  chosenRows,
  companyRows,
  isAnyRequired,
} from '#web/features/companies/model/company-rows.ts';
import { useCompaniesView } from '#web/features/companies/model/use-companies-view.ts';
import { useCompanyFigures } from '#web/features/reports/api/company-figures.ts';
import { useExportFigures } from '#web/features/reports/api/export-figures.ts';
import { openNotificationSettings } from '#web/platform/attention/settings-dialog.ts';
import { fileFormats } from '#web/platform/http/file-formats.ts';
import { printPage, useIsPrinting } from '#web/platform/printing/use-printing.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { usePageHeader } from '#web/platform/routing/route-handle.ts';
import { useOnlyCompany, useReach } from '#web/platform/session/use-reach.ts';
import { storeCompaniesLayout } from '#web/platform/storage/companies-layout.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { DownloadMenu } from '#web/ui/download-menu.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { PageActions } from '#web/ui/page-actions.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonRegion, SkeletonRows } from '#web/ui/skeleton.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { pagesTexts } from './texts/catalogue.ts';

/** The companies that the admin sees with their figures; the report of the only one is opened at once. */
export function Component() {
  const only = useOnlyCompany();
  return only === null ? <ReportsPage /> : <Navigate to={paths.companyReport.to(only)} replace />;
}

function ReportsPage() {
  const t = pagesTexts().reports;
  const [view, choose] = useCompaniesView();
  const preparation = useExportFigures(view.search);
  return (
    <>
      <PageHeader
        {...usePageHeader()}
        actions={
          <PageActions>
            <Link
              to={paths.companyModules.to()}
              onClick={() => storeCompaniesLayout('cards')}
              // Below this width the table is shown as cards too.
              className={buttonStyles({ variant: 'outline', className: 'max-sm:hidden' })}
            >
              <LayoutGrid aria-hidden="true" />
              <span>{t.showAsCards}</span>
            </Link>
            <Button variant="outline" onClick={openNotificationSettings}>
              <Mail aria-hidden="true" />
              <span>{t.weeklyReport}</span>
            </Button>
            <DownloadMenu formats={fileFormats()} preparation={preparation} />
            <Button variant="outline" onClick={printPage}>
              <Printer aria-hidden="true" />
              <span>{t.print}</span>
            </Button>
          </PageActions>
        }
      />
      <LoadedCompanies view={view} choose={choose} />
    </>
  );
}

type LoadedCompaniesProps = {
  view: CompaniesView;
  choose: (change: Partial<CompaniesView>) => void;
};

function LoadedCompanies({ view, choose }: LoadedCompaniesProps) {
  const companies = useCompanies();
  const figures = useCompanyFigures();
  const error = companies.error ?? figures.error;
  if (companies.data?.length === 0) return <NoCompanies />;
  const hasUpToDate = isAnyRequired(figures.data);
  const isLoaded = companies.data !== undefined && figures.data !== undefined;
  if (!isLoaded && error !== null)
    return (
      <ErrorCard
        title={pagesTexts().reports.failed}
        message={error.message}
        retrying={companies.isFetching || figures.isFetching}
        onRetry={() => {
          void companies.refetch();
          void figures.refetch();
        }}
      />
    );
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="print:hidden">
        <CompaniesToolbar view={view} onChange={choose} hasUpToDate={hasUpToDate} />
      </div>
      {isLoaded ? (
        <>
          <Companies
            rows={companyRows(companies.data, figures.data)}
            view={view}
            onChange={choose}
            hasUpToDate={hasUpToDate}
          />
          <CountedAt instant={figures.data[0]?.countedAt} />
        </>
      ) : (
        <SkeletonRegion label={pagesTexts().reports.loading}>
          <SkeletonRows rows={8} cardClass="h-44" />
        </SkeletonRegion>
      )}
    </div>
  );
}

function NoCompanies() {
  const t = pagesTexts().reports.none;
  if (useReach() !== 'portal')
    return <EmptyState illustration={<Building2 />} title={uiTexts().limited.nothing} />;
  return (
    <EmptyState
      illustration={<Building2 />}
      title={t.title}
      action={
        <Link to={paths.companyModules.to()} className={buttonStyles({})}>
          {t.goToModules}
        </Link>
      }
    >
      {t.message}
    </EmptyState>
  );
}

type CompaniesProps = {
  rows: readonly CompanyRow[];
  view: CompaniesView;
  onChange: (change: Partial<CompaniesView>) => void;
  hasUpToDate: boolean;
};

function Companies({ rows, view, onChange, hasUpToDate }: CompaniesProps) {
  const chosen = chosenRows(rows, view);
  const isPrinting = useIsPrinting();
  if (chosen.length === 0)
    return <EmptyState illustration={<SearchX />} title={pagesTexts().reports.noMatch} />;
  return (
    <CompanyList
      rows={chosen}
      view={view}
      onChange={onChange}
      hasUpToDate={hasUpToDate}
      addressOf={paths.companyReport.to}
      isWhole={isPrinting}
    />
  );
}
