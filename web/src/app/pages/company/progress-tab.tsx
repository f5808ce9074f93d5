import { ReportSection } from '#web/features/reports/components/report-section.tsx';
import { StatusCounts } from '#web/features/trainees/components/status-counts.tsx';
import { useCompanyOfPage } from './company-page.tsx';

/** The number of trainees in each status, and the report of the company. */
export function Component() {
  const { id } = useCompanyOfPage();
  return (
    <div className="grid grid-cols-1 gap-8">
      <StatusCounts companyId={id} />
      <ReportSection companyId={id} />
    </div>
  );
}
