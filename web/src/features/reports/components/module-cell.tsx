import type { ModuleResult } from '@portal/contract/reports';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import X from 'lucide-react/icons/x';
import { stateWord } from '#web/features/standing/api/standing-words.ts';
import { words } from '#web/platform/language/words.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import { type ReportDates, useReportDates } from '../model/report-dates.ts';
import { reportsTexts } from '../texts/catalogue.ts';

const icons = { completed: Check, failed: X, 'in-progress': CircleDashed };
const colours = {
  completed: 'text-success-text',
  failed: 'text-danger-text',
  'in-progress': 'text-text-muted',
};

export type ModuleOfPerson = { result: ModuleResult | undefined; isRequired: boolean };

/** How a trainee stands in a module: status, score and dates. Without a result it was not opened, or need not be taken. */
export function ModuleCell({ result, isRequired }: ModuleOfPerson) {
  const t = reportsTexts().result;
  const dates = useReportDates();
  if (result === undefined) return isRequired ? <NotStarted /> : <NotRequired />;
  const { status, score, openedAt, completedAt } = result;
  return (
    <div className="grid gap-0.5">
      {status === 'not-started' ? <NotStarted /> : <Begun status={status} score={score} />}
      {completedAt === null ? null : <When text={t.on} instant={completedAt} dates={dates} />}
      {openedAt === null ? null : <When text={t.opened} instant={openedAt} dates={dates} />}
    </div>
  );
}

function NotRequired() {
  return <span className="text-text-muted">{stateWord('notRequired')}</span>;
}

function NotStarted() {
  return <span className="text-text-muted">{words().status['not-started']}</span>;
}

type BegunProps = { status: keyof typeof icons; score: number | null };

function Begun({ status, score }: BegunProps) {
  const Icon = icons[status];
  return (
    <p className={classNames('flex flex-wrap items-center gap-x-1.5 font-medium', colours[status])}>
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span>{words().status[status]}</span>
      {score === null ? null : (
        <span className="tabular-nums">{reportsTexts().result.score(score)}</span>
      )}
    </p>
  );
}

type WhenProps = { text: (date: string) => string; instant: string; dates: ReportDates };

function When({ text, instant, dates }: WhenProps) {
  return (
    <p className="whitespace-nowrap text-text-muted text-xs">
      <Sentence
        text={text}
        elements={[
          <time key="date" dateTime={instant} title={dates.dateAndTime(instant)}>
            {dates.date(instant)}
          </time>,
        ]}
      />
    </p>
  );
}
