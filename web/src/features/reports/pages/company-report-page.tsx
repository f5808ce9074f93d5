import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { useIsPrinting } from '#web/platform/printing/use-printing.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { useDocumentTitle } from '#web/platform/routing/use-document-title.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { classNames } from '#web/ui/class-names.ts';
import { TextWithName } from '#web/ui/name.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { LoadedReport } from '../api/company-report.ts';
import { ReportActions } from '../components/report-actions.tsx';
import { ReportContent } from '../components/report-content.tsx';
import { ReportOnPaper } from '../components/report-on-paper.tsx';
import { ReportPending } from '../components/report-pending.tsx';
import { ReportDatesContext, reportDatesIn } from '../model/report-dates.ts';
import { useReport } from '../model/use-report.ts';
import { reportsTexts } from '../texts/catalogue.ts';

/** The report of the company in the address. */
export function Component() {
  const companyId = Number(useParams()['id']);
  return <CompanyReportPage key={companyId} companyId={companyId} />;
}

function CompanyReportPage({ companyId }: { companyId: number }) {
  const t = reportsTexts().page;
  const report = useReport(companyId);
  const isPrinting = useIsPrinting();
  const { data } = report;
  useDocumentTitle(data === undefined ? undefined : t.documentTitle(data.company.name));
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
      <PageHeader
        back={<BackToReports />}
        title={t.title}
        {...(report.error === null && {
          description: <Skeleton className="h-6 w-72 max-w-full" />,
          actions: <ReportActions companyId={companyId} loadForPrint={null} />,
        })}
      />
      <ReportPending report={report} />
    </>
  );
}

type ReportOnScreenProps = { data: LoadedReport; report: ReturnType<typeof useReport> };

function ReportOnScreen({ data, report }: ReportOnScreenProps) {
  const t = reportsTexts().page;
  const { company, timeZone } = data;
  return (
    <>
      <PageHeader
        back={<BackToReports />}
        title={<TextWithName text={t.titleOf(company.name)} name={company.name} />}
        description={t.timeZone(timeZone)}
        actions={<ReportActions companyId={company.id} loadForPrint={report.loadForPrint} />}
      />
      <ReportContent data={data} report={report} />
    </>
  );
}

function BackToReports() {
  return (
    <Link
      to={paths.reports}
      className={classNames(buttonStyles({ variant: 'ghost' }), '-ms-4 w-fit')}
    >
      <ArrowLeft aria-hidden="true" />
      <span>{reportsTexts().page.back}</span>
    </Link>
  );
}
