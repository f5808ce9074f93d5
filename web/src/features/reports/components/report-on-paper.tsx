import { PRINTED_PEOPLE_MAX } from '@portal/contract/limits';
import { serverClock } from '#web/platform/time/server-clock.ts';
import { Name, TextWithName } from '#web/ui/name.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import type { LoadedReport } from '../api/company-report.ts';
import { useReportDates } from '../model/report-dates.ts';
import { reportsTexts } from '../texts/catalogue.ts';
import { SymbolLegend } from './module-symbol.tsx';
import { ReportTable } from './report-table.tsx';
import { ReportTiles } from './report-tiles.tsx';

/** Columns that fit on A4 beside the names. */
const MODULES_PER_TABLE = 6;

type ReportOnPaperProps = {
  report: LoadedReport;
  /** The name of the group whose trainees the report has, or the words for none; null for all trainees. */
  group: string | null;
};

/** The report on A4: the date, the time zone, the figures, and a table for every few modules. */
export function ReportOnPaper({ report, group }: ReportOnPaperProps) {
  const t = reportsTexts();
  const { company, timeZone, modules, figures, total } = report;
  const dates = useReportDates();
  const people = report.people.slice(0, PRINTED_PEOPLE_MAX);
  return (
    <article className="report-paper grid gap-5">
      <header>
        <h1 className="wrap-anywhere font-semibold text-2xl">
          <TextWithName text={t.page.titleOf(company.name)} name={company.name} />
        </h1>
        {group === null ? null : (
          <p className="wrap-anywhere font-medium">
            <span>{uiTexts().labelBefore(uiTexts().groupFilter.label)}</span>
            <Name>{group}</Name>
          </p>
        )}
        <p className="text-sm">
          {t.paper.printed({ now: dates.dateAndTime(serverClock.now()), timeZone })}
        </p>
      </header>
      <ReportTiles figures={figures} />
      {people.length < total ? (
        <p className="font-medium">{t.paper.isPart({ shown: people.length, total })}</p>
      ) : null}
      <SymbolLegend />
      {partsOf(modules).map((part) => (
        <ReportTable
          key={part[0]?.id ?? 0}
          caption={t.trainees.title(company.name)}
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
