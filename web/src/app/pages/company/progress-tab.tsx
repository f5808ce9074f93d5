import { CollectButton } from '#web/features/certificates/collecting/components/collect-button.tsx';
import {
  hasStandings,
  useRequirementsSummary,
} from '#web/features/compliance/api/requirements-summary.ts';
import { CompanyStandings } from '#web/features/compliance/components/lazy-company-standings.tsx';
import { StandingTiles } from '#web/features/compliance/components/lazy-standing-tiles.tsx';
import { useGroupFilter } from '#web/features/groups/api/groups.ts';
import { useMatrixAddress } from '#web/features/matrix/api/matrix-address.ts';
import { LazyMatrix } from '#web/features/matrix/components/lazy-matrix.tsx';
import { ReportSection } from '#web/features/reports/components/report-section.tsx';
import { StatusCounts } from '#web/features/trainees/components/status-counts.tsx';
import { standingAddress } from '#web/features/trainees/model/list-view.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { GroupFilter } from '#web/ui/group-filter.tsx';
import { useCompanyOfPage } from './company-page.tsx';

/**
 * Where the trainees of the company, or of a group in it, stand: with rules, who is late and what comes; the number of
 * trainees in each status, and the report.
 */
export function Component() {
  const { id } = useCompanyOfPage();
  const [{ group }, choose] = useMatrixAddress();
  const { data, isPending } = useRequirementsSummary({ company: id, group });
  const hasRules = data !== undefined && hasStandings(data);
  const list = `${paths.company.to(id, 'trainees')}`;
  return (
    <div className="grid grid-cols-1 gap-8">
      <GroupFilter
        {...useGroupFilter(id)}
        value={group}
        onChange={(chosen) => choose({ group: chosen })}
        hideLabel
        className="sm:w-56"
      />
      <StandingTiles
        company={id}
        group={group}
        addressOf={(standing) =>
          list + standingAddress({ company: id, group }, { company: id }, standing)
        }
        isExpected
      />
      {hasRules ? (
        <>
          <CompanyStandings companyId={id} group={group} />
          <LazyMatrix
            companyId={id}
            group={group}
            certificates={(of) => <CollectButton {...of} />}
          />
        </>
      ) : null}
      {/* Read, but not shown until it is known whether there is anything above it, which would push it down. */}
      <div hidden={isPending} className="grid grid-cols-1 gap-8">
        <StatusCounts companyId={id} group={group} />
        <ReportSection companyId={id} group={group} />
      </div>
    </div>
  );
}
