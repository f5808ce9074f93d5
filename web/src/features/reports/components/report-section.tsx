import type { GroupFilter } from '@portal/contract/fields';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ReportDatesContext, useDatesIn } from '../model/report-dates.ts';
import { useReport } from '../model/use-report.ts';
import { reportsTexts } from '../texts/catalogue.ts';
import { ReportContent } from './report-content.tsx';
import { ReportLink } from './report-link.tsx';
import { ReportPending } from './report-pending.tsx';

type ReportSectionProps = { companyId: number; group: GroupFilter | null };

/** The report as a part of the company's page, with the link to the page from which it is printed and downloaded. */
export function ReportSection(props: ReportSectionProps) {
  const t = reportsTexts().section;
  return (
    <section aria-labelledby="company-report" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="company-report" className="font-semibold text-lg tracking-tight">
          {t.title}
        </h2>
        <ReportLink {...props}>{t.printOrDownload}</ReportLink>
      </div>
      <LoadedSection {...props} />
    </section>
  );
}

function LoadedSection({ companyId, group }: ReportSectionProps) {
  const report = useReport(companyId, group);
  const { data } = report;
  const dates = useDatesIn(data?.timeZone);
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
      <ReportContent data={data} report={report} isOfGroup={group !== null} />
    </ReportDatesContext>
  );
}
