import type { Run } from '@portal/contract/runs';
import { shortDate } from '#web/platform/time/format-instant.ts';
import { Instant } from '#web/platform/time/instant.tsx';
import { useNow } from '#web/platform/time/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';

/** The first and the last day of a run; only one if they are the same. */
export function RunDates({ run: { startedAt, endedAt } }: { run: Run }) {
  const now = useNow(60_000);
  const lastDay = shortDate(endedAt === null ? now : new Date(endedAt));
  return (
    <span>
      <Instant value={startedAt} show="date" />
      {shortDate(new Date(startedAt)) === lastDay ? null : (
        <>
          {' '}
          <span>–</span>{' '}
          {endedAt === null ? <span>today</span> : <Instant value={endedAt} show="date" />}
        </>
      )}
    </span>
  );
}

/** Whether all modules were completed, and when; otherwise how much was. */
export function RunResult({ run: { completedAt, overallProgress } }: { run: Run }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1 max-sm:justify-end">
      {completedAt === null ? (
        <>
          <Badge>Not completed</Badge>
          <span className="text-text-muted tabular-nums">{`${overallProgress}%`}</span>
        </>
      ) : (
        <>
          <Badge tone="success">Completed</Badge>
          <span className="text-text-muted">
            <span>on</span> <Instant value={completedAt} show="date" />
          </span>
        </>
      )}
    </span>
  );
}
