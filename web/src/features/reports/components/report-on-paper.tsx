import { PRINTED_PEOPLE_MAX } from '@portal/contract/limits';
import { serverClock } from '#web/platform/time/server-clock.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { Name } from '#web/ui/name.tsx';
import type { LoadedReport } from '../api/company-report.ts';
import { useReportDates } from '../model/report-dates.ts';
import { SymbolLegend } from './module-symbol.tsx';
import { ReportTable } from './report-table.tsx';
import { ReportTiles } from './report-tiles.tsx';

/** Columns that fit on A4 beside the names. */
const MODULES_PER_TABLE = 6;

/** The report on A4: the date, the time zone, the figures, and a table for every few modules. */
export function ReportOnPaper({ report }: { report: LoadedReport }) {
  const { company, timeZone, modules, figures, total } = report;
  const dates = useReportDates();
  const people = report.people.slice(0, PRINTED_PEOPLE_MAX);
  return (
    <article className="report-paper grid gap-5">
      <header>
        <h1 className="wrap-anywhere font-semibold text-2xl">
          <span>Training report:</span> <Name>{company.name}</Name>
        </h1>
        <p className="text-sm">
          {`${dates.dateAndTime(serverClock.now())}. All dates are in the time zone ${timeZone}.`}
        </p>
      </header>
      <ReportTiles figures={figures} />
      {people.length < total ? (
        <p className="font-medium">{`These are the first ${formatNumber(people.length)} of ${formatNumber(total)} trainees by name. The downloaded file has all of them.`}</p>
      ) : null}
      <SymbolLegend />
      {partsOf(modules).map((part) => (
        <ReportTable
          key={part[0]?.id ?? 0}
          caption={`Trainees of ${company.name}`}
          modules={part}
          people={people}
          onPaper
        />
      ))}
    </article>
  );
}

/** At least one part, which has the names of the trainees. */
function partsOf<T>(modules: readonly T[]): T[][] {
  const count = Math.max(1, Math.ceil(modules.length / MODULES_PER_TABLE));
  return Array.from({ length: count }, (_, i) =>
    modules.slice(i * MODULES_PER_TABLE, (i + 1) * MODULES_PER_TABLE),
  );
}
