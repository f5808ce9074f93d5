import ArrowLeft from 'lucide-react/icons/arrow-left';
import Users from 'lucide-react/icons/users';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { useIsPrinting } from '#web/platform/printing/use-printing.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { useDocumentTitle } from '#web/platform/routing/use-document-title.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { LoadMoreButton } from '#web/ui/load-more-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonRegion, SkeletonTable } from '#web/ui/skeleton.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import type { LoadedReport } from '../api/company-report.ts';
import { ReportActions } from '../components/report-actions.tsx';
import { ReportList } from '../components/report-list.tsx';
import { ReportOnPaper } from '../components/report-on-paper.tsx';
import { ReportTable } from '../components/report-table.tsx';
import { ReportTiles } from '../components/report-tiles.tsx';
import { ReportDatesContext, reportDatesIn } from '../model/report-dates.ts';
import { useReport } from '../model/use-report.ts';

/** The report of the company in the address. */
export function Component() {
  const companyId = Number(useParams()['id']);
  return <CompanyReportPage key={companyId} companyId={companyId} />;
}

function CompanyReportPage({ companyId }: { companyId: number }) {
  const report = useReport(companyId);
  const isPrinting = useIsPrinting();
  const { data, error } = report;
  useDocumentTitle(data === undefined ? undefined : `Report: ${data.company.name}`);
  const dates = useMemo(() => reportDatesIn(data?.timeZone ?? 'UTC'), [data?.timeZone]);
  if (data !== undefined)
    return (
      <ReportDatesContext value={dates}>
        {isPrinting ? (
          <ReportOnPaper report={data} />
        ) : (
          <ReportOnScreen report={report} {...{ data }} />
        )}
      </ReportDatesContext>
    );
  return (
    <>
      <PageHeader back={<BackToReports />} title="Training report" />
      {error === null ? (
        <SkeletonRegion label="Loading the report…">
          <SkeletonTable rows={8} />
        </SkeletonRegion>
      ) : (
        <ErrorCard
          title="Failed to load the report"
          message={error.message}
          retrying={report.isFetching}
          onRetry={() => void report.refetch()}
        />
      )}
    </>
  );
}

type ReportOnScreenProps = { data: LoadedReport; report: ReturnType<typeof useReport> };

function ReportOnScreen({ data, report }: ReportOnScreenProps) {
  const { company, timeZone, modules, figures, total } = data;
  return (
    <>
      <PageHeader
        back={<BackToReports />}
        title={`Training report: ${company.name}`}
        description={`All dates are in the time zone ${timeZone}.`}
        actions={<ReportActions companyId={company.id} loadForPrint={report.loadForPrint} />}
      />
      <div className="grid grid-cols-1 gap-6">
        <ReportTiles figures={figures} />
        {total === 0 ? (
          <EmptyState illustration={<Users />} title="No trainees yet">
            The report lists the trainees of the company with their modules.
          </EmptyState>
        ) : (
          <People label={`Trainees of ${company.name}`} modules={modules} people={report.people} />
        )}
        {report.error === null ? null : (
          <p role="alert" className="text-danger-text text-sm">
            {report.error.message}
          </p>
        )}
        <LoadMoreButton list={report.more}>Show more trainees</LoadMoreButton>
      </div>
    </>
  );
}

type PeopleProps = { label: string } & Pick<LoadedReport, 'modules' | 'people'>;

function People({ label, modules, people }: PeopleProps) {
  const isNarrow = useMediaQuery('(width < 40rem)');
  return isNarrow ? (
    <ReportList label={label} modules={modules} people={people} />
  ) : (
    <ReportTable caption={label} modules={modules} people={people} />
  );
}

function BackToReports() {
  return (
    <Link
      to={paths.reports}
      className={classNames(buttonStyles({ variant: 'ghost' }), '-ml-4 w-fit')}
    >
      <ArrowLeft aria-hidden="true" />
      All reports
    </Link>
  );
}
