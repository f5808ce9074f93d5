import { STUCK_AFTER_DAYS } from '@portal/contract/limits';
import type { CompanyFigures } from '@portal/contract/reports';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { StatCard } from '#web/ui/stat-card.tsx';
import { useReportDates } from '../model/report-dates.ts';
import { reportsTexts } from '../texts/catalogue.ts';

/** The figures of a company, and when they were counted. */
export function ReportTiles({ figures }: { figures: CompanyFigures }) {
  const t = reportsTexts().figures;
  const dates = useReportDates();
  const { people, completed, completedPercent, averageScore, stuck } = figures;
  return (
    <section aria-label={t.title} className="grid gap-2">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4 print:grid-cols-4">
        <StatCard label={t.people} value={formatNumber(people)} />
        <StatCard
          label={t.completed}
          value={t.completedPercent(completedPercent)}
          detail={t.completedOf({ completed, people })}
        />
        <StatCard label={t.averageScore} value={t.scorePercent(averageScore)} />
        <StatCard
          label={t.stuck}
          value={formatNumber(stuck)}
          detail={t.stuckAfter(STUCK_AFTER_DAYS)}
        />
      </div>
      <p className="text-sm text-text-muted">{t.counted(dates.dateAndTime(figures.countedAt))}</p>
    </section>
  );
}
