import { useGroupInAddress } from '#web/features/groups/api/group-in-address.ts';
import { useGroupFilter } from '#web/features/groups/api/groups.ts';
import { ReportSection } from '#web/features/reports/components/report-section.tsx';
import { StatusCounts } from '#web/features/trainees/components/status-counts.tsx';
import { GroupFilter } from '#web/ui/group-filter.tsx';
import { useCompanyOfPage } from './company-page.tsx';

/** The number of trainees in each status, and the report of the company, or of a group in it. */
export function Component() {
  const { id } = useCompanyOfPage();
  const [group, chooseGroup] = useGroupInAddress();
  return (
    <div className="grid grid-cols-1 gap-8">
      <GroupFilter
        {...useGroupFilter(id)}
        value={group}
        onChange={chooseGroup}
        hideLabel
        className="sm:w-56"
      />
      <StatusCounts companyId={id} group={group} />
      <ReportSection companyId={id} group={group} />
    </div>
  );
}
