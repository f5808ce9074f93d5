import { STUCK_AFTER_DAYS } from '@portal/contract/limits';
import type { CompanyFigures } from '@portal/contract/reports';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { StatCard } from '#web/ui/stat-card.tsx';
import { useReportDates } from '../model/report-dates.ts';

/** The figures of a company, and when they were counted. */
export function ReportTiles({ figures }: { figures: CompanyFigures }) {
  const dates = useReportDates();
  const { people, completed, completedPercent, averageScore, stuck } = figures;
  return (
    <section aria-label="Figures" className="grid gap-2">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4 print:grid-cols-4">
        <StatCard label="People" value={formatNumber(people)} />
        <StatCard
          label="Completed"
          value={`${formatNumber(completedPercent)}%`}
          detail={`${formatNumber(completed)} of ${formatNumber(people)}`}
        />
        <StatCard label="Average score" value={`${averageScore}%`} />
        <StatCard
          label="Stuck"
          value={formatNumber(stuck)}
          detail={`No progress for over ${STUCK_AFTER_DAYS} days`}
        />
      </div>
      <p className="text-sm text-text-muted">{`Counted ${dates.dateAndTime(figures.countedAt)}`}</p>
    </section>
  );
}
