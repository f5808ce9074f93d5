import type { ModuleResult } from '@portal/contract/reports';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { stateWord } from '#web/features/standing/api/standing-words.ts';
import { words } from '#web/platform/language/words.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type ReportDates, useReportDates } from '../model/report-dates.ts';
import { reportsTexts } from '../texts/catalogue.ts';
import type { ModuleOfPerson } from './module-cell.tsx';

type Status = ModuleResult['status'];

const icons = { completed: Check, failed: X, 'in-progress': CircleDashed, 'not-started': Minus };
const colours: Readonly<Record<Status, string>> = {
  completed: 'text-success-text',
  failed: 'text-danger-text',
  'in-progress': 'text-accent-text',
  'not-started': 'text-text-muted',
};

/** The symbol of a status, which differs by its shape and not by its colour alone. */
function StatusSymbol({ status }: { status: Status }) {
  const Icon = icons[status];
  return <Icon aria-hidden="true" className={classNames('size-4 shrink-0', colours[status])} />;
}

/**
 * How a trainee stands in a module: a symbol with the score and the day; its words are for hovering and reading aloud. One
 * that need not be taken has none.
 */
export function ModuleSymbol({ result, isRequired }: ModuleOfPerson) {
  const dates = useReportDates();
  if (result === undefined && !isRequired)
    return <span className="sr-only">{stateWord('notRequired')}</span>;
  const inWords = wordsOf(result, dates);
  const { status = 'not-started', score = null, completedAt = null } = result ?? {};
  return (
    <span title={inWords} className="grid justify-items-center gap-0.5 text-center">
      <span className="sr-only">{inWords}</span>
      <span aria-hidden="true" className="inline-flex items-center gap-1">
        <StatusSymbol status={status} />
        {score === null ? null : (
          <span className="font-medium tabular-nums">{reportsTexts().result.score(score)}</span>
        )}
      </span>
      {completedAt === null ? null : (
        <time aria-hidden="true" dateTime={completedAt} className="text-text-muted text-xs">
          {dates.date(completedAt)}
        </time>
      )}
    </span>
  );
}

function wordsOf(result: ModuleResult | undefined, dates: ReportDates): string {
  if (result === undefined) return words().status['not-started'];
  const { status, score, completedAt, openedAt } = result;
  return reportsTexts().result.inOneLine({
    status: words().status[status],
    score,
    completedOn: completedAt === null ? null : dates.date(completedAt),
    openedOn: openedAt === null ? null : dates.date(openedAt),
  });
}

const LEGEND: readonly Status[] = ['completed', 'failed', 'in-progress', 'not-started'];

/** The meaning of the symbols. */
export function SymbolLegend() {
  return (
    <ul
      aria-label={reportsTexts().result.symbols}
      className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-text-muted"
    >
      {LEGEND.map((status) => (
        <li key={status} className="inline-flex items-center gap-1.5">
          <StatusSymbol status={status} />
          <span>{words().status[status]}</span>
        </li>
      ))}
    </ul>
  );
}
