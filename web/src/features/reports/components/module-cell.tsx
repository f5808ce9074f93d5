import type { ModuleResult } from '@portal/contract/reports';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import X from 'lucide-react/icons/x';
import { classNames } from '#web/ui/class-names.ts';
import { useReportDates } from '../model/report-dates.ts';
import { statusWords } from '../model/status-words.ts';

const icons = { completed: Check, failed: X, 'in-progress': CircleDashed };
const colours = {
  completed: 'text-success-text',
  failed: 'text-danger-text',
  'in-progress': 'text-text-muted',
};

/** How a trainee stands in a module: status, score and dates. Without a result it is not started. */
export function ModuleCell({ result }: { result: ModuleResult | undefined }) {
  const dates = useReportDates();
  if (result === undefined || result.status === 'not-started')
    return <span className="text-text-muted">{statusWords['not-started']}</span>;
  const { status, score, openedAt, completedAt } = result;
  const Icon = icons[status];
  return (
    <div className="grid gap-0.5">
      <p className={classNames('flex items-center gap-1.5 font-medium', colours[status])}>
        <Icon aria-hidden="true" className="size-3.5 shrink-0" />
        {statusWords[status]}
        {score === null ? null : <span className="tabular-nums">{score}%</span>}
      </p>
      {completedAt === null ? null : <When label="on" instant={completedAt} dates={dates} />}
      {openedAt === null ? null : <When label="opened" instant={openedAt} dates={dates} />}
    </div>
  );
}

type WhenProps = { label: string; instant: string; dates: ReturnType<typeof useReportDates> };

function When({ label, instant, dates }: WhenProps) {
  return (
    <p className="whitespace-nowrap text-text-muted text-xs">
      {label}{' '}
      <time dateTime={instant} title={dates.dateAndTime(instant)}>
        {dates.date(instant)}
      </time>
    </p>
  );
}
