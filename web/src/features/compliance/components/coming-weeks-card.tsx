import type { ComingWeek } from '@portal/contract/compliance';
import { CivilDate } from '#web/platform/time/civil-date.tsx';
import { ChartTable } from '#web/ui/chart-table.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { Name } from '#web/ui/name.tsx';
import { type CompanyPeople, useComingWeeks } from '../api/company-compliance.ts';
import { sumOf, weekCounts } from '../model/coming-weeks.ts';
import { complianceTexts } from '../texts/catalogue.ts';
import { ChartCard } from './chart-card.tsx';
import { WeekBars } from './week-bars.tsx';
import { WeekKey } from './week-key.tsx';

/** The next 90 days: the number of completions that come due and that expire in each week. */
export function ComingWeeksCard(props: CompanyPeople) {
  const { title, description, failed } = complianceTexts().weeks;
  return (
    <ChartCard query={useComingWeeks(props)} {...{ title, description, failed }}>
      {({ weeks }) => <Weeks weeks={weeks} />}
    </ChartCard>
  );
}

function Weeks({ weeks }: { weeks: readonly ComingWeek[] }) {
  const counts = weekCounts(weeks);
  const [first] = counts;
  const sum = sumOf(counts);
  if (first === undefined || sum.due + sum.expires === 0)
    return <p className="text-text-muted">{complianceTexts().weeks.none}</p>;
  return (
    <>
      <WeekKey {...sum} />
      <WeekBars weeks={counts} today={first.from} />
      <WeeksTable weeks={weeks} today={first.from} />
    </>
  );
}

/** `today` is the day in the company's zone. */
function WeeksTable({ weeks, today }: { weeks: readonly ComingWeek[]; today: string }) {
  const t = complianceTexts().weeks;
  return (
    <ChartTable
      caption={t.table.caption}
      columns={[
        { header: t.table.week, cell: ({ from }) => <CivilDate value={from} today={today} /> },
        { header: t.table.module, cell: ({ moduleName }) => <Name>{moduleName}</Name> },
        { header: t.due, cell: ({ due }) => formatNumber(due), isNumber: true },
        { header: t.expires, cell: ({ expires }) => formatNumber(expires), isNumber: true },
      ]}
      rows={weeks.flatMap(({ from, modules }) => modules.map((module) => ({ from, ...module })))}
      rowKey={({ from, moduleId }) => `${from} ${moduleId}`}
    />
  );
}
