import { reachesCompany } from '@portal/contract/reach-rules';
import LibraryBig from 'lucide-react/icons/library-big';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMoreButton } from '#web/ui/load-more-button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import type { LoadedReport } from '../api/company-report.ts';
import type { useReport } from '../model/use-report.ts';
import { reportsTexts } from '../texts/catalogue.ts';
import { SymbolLegend } from './module-symbol.tsx';
import { ReportList } from './report-list.tsx';
import { ReportTable } from './report-table.tsx';
import { ReportTiles } from './report-tiles.tsx';

type ReportContentProps = {
  data: LoadedReport;
  report: ReturnType<typeof useReport>;
  /** The trainees are those of a group, or of none. */
  isOfGroup: boolean;
};

/** The figures of a company and its trainees with their results in each module. */
export function ReportContent({ data, report, isOfGroup }: ReportContentProps) {
  const t = reportsTexts();
  const reach = useReach();
  const { title, noModules } = t.trainees;
  const noTrainees = isOfGroup ? t.trainees.noMembers : t.trainees.noTrainees;
  const { company, modules, figures, total } = data;
  return (
    <div className="grid grid-cols-1 gap-6">
      <ReportTiles figures={figures} />
      {total === 0 ? (
        <EmptyState illustration={<Users />} title={noTrainees.title}>
          {noTrainees.hint}
        </EmptyState>
      ) : null}
      {total > 0 && modules.length === 0 ? (
        <EmptyState
          illustration={<LibraryBig />}
          title={noModules.title}
          action={
            reachesCompany(reach, company.id) ? (
              <Link to={paths.company.to(company.id)} className={buttonStyles()}>
                {noModules.open}
              </Link>
            ) : null
          }
        >
          {noModules.hint}
        </EmptyState>
      ) : null}
      {total > 0 && modules.length > 0 ? (
        <People label={title(company.name)} modules={modules} people={report.people} />
      ) : null}
      {report.error === null ? null : (
        <p role="alert" className="text-danger-text text-sm">
          {report.error.message}
        </p>
      )}
      <LoadMoreButton list={report.more}>{t.page.showMore}</LoadMoreButton>
    </div>
  );
}

type PeopleProps = { label: string } & Pick<LoadedReport, 'modules' | 'people'>;

function People({ label, modules, people }: PeopleProps) {
  const isNarrow = useMediaQuery('(width < 40rem)');
  const [inWords, setInWords] = useState(false);
  if (isNarrow) return <ReportList label={label} modules={modules} people={people} />;
  return (
    // The page is as wide as the window.
    <div data-wide="" className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <SymbolLegend />
        <Switch label={reportsTexts().trainees.inWords} checked={inWords} onChange={setInWords} />
      </div>
      <ReportTable caption={label} modules={modules} people={people} inWords={inWords} />
    </div>
  );
}
