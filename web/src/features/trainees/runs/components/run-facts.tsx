import type { Run } from '@portal/contract/runs';
import { Instant } from '#web/platform/time/instant.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** The first and the last day of a run. */
export function RunDates({ run: { startedAt, endedAt } }: { run: Run }) {
  return (
    <span>
      <Instant value={startedAt} show="date" /> –{' '}
      {endedAt === null ? 'today' : <Instant value={endedAt} show="date" />}
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
          <span className="text-text-muted tabular-nums">{overallProgress}%</span>
        </>
      ) : (
        <>
          <Badge tone="success">Completed</Badge>
          <span className="text-text-muted">
            on <Instant value={completedAt} show="date" />
          </span>
        </>
      )}
    </span>
  );
}
