import { useMemo } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ReportDatesContext, reportDatesIn } from '../model/report-dates.ts';
import { useReport } from '../model/use-report.ts';
import { reportsTexts } from '../texts/catalogue.ts';
import { ReportContent } from './report-content.tsx';
import { ReportLink } from './report-link.tsx';
import { ReportPending } from './report-pending.tsx';

/** The report as a part of the company's page, with the link to the page from which it is printed and downloaded. */
export function ReportSection({ companyId }: { companyId: number }) {
  const t = reportsTexts().section;
  return (
    <section aria-labelledby="company-report" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="company-report" className="font-semibold text-lg tracking-tight">
          {t.title}
        </h2>
        <ReportLink companyId={companyId}>{t.printOrDownload}</ReportLink>
      </div>
      <LoadedSection companyId={companyId} />
    </section>
  );
}

function LoadedSection({ companyId }: { companyId: number }) {
  const report = useReport(companyId);
  const { data } = report;
  const dates = useMemo(() => reportDatesIn(data?.timeZone ?? 'UTC'), [data?.timeZone]);
  if (data === undefined)
    return (
      <>
        {report.error === null ? <Skeleton className="h-5 w-72 max-w-full" /> : null}
        <ReportPending report={report} />
      </>
    );
  return (
    <ReportDatesContext value={dates}>
      <p className="text-sm text-text-muted">{reportsTexts().page.timeZone(data.timeZone)}</p>
      <ReportContent data={data} report={report} />
    </ReportDatesContext>
  );
}
