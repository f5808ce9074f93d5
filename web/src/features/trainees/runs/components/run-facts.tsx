import type { Run } from '@portal/contract/runs';
import { shortDate } from '#web/platform/time/format-instant.ts';
import { Instant } from '#web/platform/time/instant.tsx';
import { useNow } from '#web/platform/time/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { runsTexts } from '../texts/catalogue.ts';

/** The first and the last day of a run; only one if they are the same. */
export function RunDates({ run: { startedAt, endedAt } }: { run: Run }) {
  const t = runsTexts().dates;
  const now = useNow();
  const lastDay = shortDate(endedAt === null ? now : new Date(endedAt));
  if (shortDate(new Date(startedAt)) === lastDay) return <Instant value={startedAt} show="date" />;
  return (
    <span>
      <Sentence
        text={t.period}
        elements={[
          <Instant key="from" value={startedAt} show="date" />,
          endedAt === null ? (
            <span key="to">{t.today}</span>
          ) : (
            <Instant key="to" value={endedAt} show="date" />
          ),
        ]}
      />
    </span>
  );
}

/** Whether all modules were completed, and when; otherwise how much was. */
export function RunResult({ run: { completedAt, overallProgress } }: { run: Run }) {
  const t = runsTexts().result;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1 max-sm:justify-end">
      {completedAt === null ? (
        <>
          <Badge>{t.notCompleted}</Badge>
          <span className="text-text-muted tabular-nums">{t.progress(overallProgress)}</span>
        </>
      ) : (
        <>
          <Badge tone="success">{t.completed}</Badge>
          <span className="text-text-muted">
            <Sentence
              text={t.on}
              elements={[<Instant key="date" value={completedAt} show="date" />]}
            />
          </span>
        </>
      )}
    </span>
  );
}
