import type { Run } from '@portal/contract/runs';
import { Link, useLocation } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Name } from '#web/ui/name.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import type { useRuns } from '../api/runs.ts';
import { runsTexts } from '../texts/catalogue.ts';
import { RunDates, RunResult } from './run-facts.tsx';

type EarlierRunsProps = { traineeId: number; runs: ReturnType<typeof useRuns> };

/** The runs that have ended, newest first, with links to them; nothing if there are none. */
export function EarlierRuns({ traineeId, runs }: EarlierRunsProps) {
  const t = runsTexts();
  const { columns: headers } = t.earlierRuns;
  // The filters of the list of trainees, for the way back.
  const { state } = useLocation();
  const { data = [], error, isFetching, refetch } = runs;
  if (error !== null)
    return (
      <RetryBanner tone="warning" retrying={isFetching} onRetry={() => void refetch()}>
        {t.earlierRuns.loadFailed(error.message)}
      </RetryBanner>
    );
  const earlier = data.filter(({ endedAt }) => endedAt !== null);
  if (earlier.length === 0) return null;
  const columns: Column<Run>[] = [
    {
      key: 'number',
      header: headers.number,
      isTitle: true,
      cell: ({ number }) => (
        <Link
          to={paths.traineeRun.to(traineeId, number)}
          state={state}
          className="whitespace-nowrap rounded-sm font-medium underline underline-offset-4 hover:text-accent-text pointer-coarse:inline-block pointer-coarse:py-2.5"
        >
          {t.run(number)}
        </Link>
      ),
    },
    { key: 'dates', header: headers.dates, cell: (run) => <RunDates run={run} /> },
    {
      key: 'company',
      header: headers.company,
      cell: ({ companyName }) => <Name>{companyName}</Name>,
    },
    { key: 'result', header: headers.result, cell: (run) => <RunResult run={run} /> },
  ];
  return (
    <section aria-labelledby="earlier-runs" className="mt-2 grid gap-4">
      <h2 id="earlier-runs" className="font-semibold text-xl tracking-tight">
        {t.earlierRuns.title}
      </h2>
      <DataTable
        caption={t.earlierRuns.caption}
        columns={columns}
        rows={earlier}
        rowKey={({ number }) => number}
      />
    </section>
  );
}
