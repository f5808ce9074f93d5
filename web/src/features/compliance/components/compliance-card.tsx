import type { CompanyCompliance } from '@portal/contract/compliance';
import { useGroupFilter } from '#web/features/groups/api/groups.ts';
import { ChartTable } from '#web/ui/chart-table.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { type CompanyPeople, useCompanyCompliance } from '../api/company-compliance.ts';
import { type CompliancePoint, pointsOf } from '../model/compliance-points.ts';
import { monthText } from '../model/month-text.ts';
import { complianceTexts } from '../texts/catalogue.ts';
import { ChartCard } from './chart-card.tsx';
import { ComplianceLine, shareOf } from './compliance-line.tsx';

/** How many trainees are up to date, today and at the end of each of the last twelve months. */
export function ComplianceCard(props: CompanyPeople) {
  const { title, description, failed } = complianceTexts().compliance;
  return (
    <ChartCard query={useCompanyCompliance(props)} {...{ title, description, failed }}>
      {(data) => <Compliance data={data} {...props} />}
    </ChartCard>
  );
}

function Compliance({ data, ...props }: CompanyPeople & { data: CompanyCompliance }) {
  const t = complianceTexts().compliance;
  const points = pointsOf(data);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold text-3xl tabular-nums">{shareOf(points.at(-1))}</span>
        <span className="text-sm text-text-muted">{t.people(data.today)}</span>
      </p>
      <Months points={points} {...props} />
    </>
  );
}

type MonthsProps = CompanyPeople & { points: readonly CompliancePoint[] };

function Months({ points, companyId, group }: MonthsProps) {
  const t = complianceTexts().compliance;
  const { isLimited, groups } = useGroupFilter(companyId);
  const first = points[0]?.month ?? null;
  if (first !== null)
    return (
      <>
        <ComplianceLine points={points} month={first} />
        <PointsTable points={points} />
      </>
    );
  // The months of trainees in no group are not counted.
  if (group === 'none') return null;
  const seesSeveral = isLimited && group === null && groups?.length !== 1;
  return <p className="mt-4 text-sm text-text-muted">{seesSeveral ? t.chooseGroup : t.noMonths}</p>;
}

function PointsTable({ points }: Pick<MonthsProps, 'points'>) {
  const { table, today } = complianceTexts().compliance;
  return (
    <ChartTable
      caption={table.caption}
      columns={[
        { header: table.month, cell: ({ month }) => (month === null ? today : monthText(month)) },
        {
          header: table.compliant,
          cell: ({ compliant }) => formatNumber(compliant),
          isNumber: true,
        },
        { header: table.required, cell: ({ required }) => formatNumber(required), isNumber: true },
        { header: table.share, cell: shareOf, isNumber: true },
      ]}
      rows={points}
      rowKey={({ month }) => month ?? 'today'}
    />
  );
}
