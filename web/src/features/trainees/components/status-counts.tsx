import type { GroupFilter } from '@portal/contract/fields';
import { type StatusFilter, statusFilter } from '@portal/contract/trainees';
import { Link } from 'react-router';
import { addressOf } from '#web/platform/routing/address-state.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useTraineePage } from '../api/trainees.ts';
import { ALL_TRAINEES, statusLabels } from '../model/list-view.ts';
import { traineeTexts } from '../texts/catalogue.ts';

type StatusCountsProps = { companyId: number; group: GroupFilter | null };

/** How many trainees of a company, or of a group in it, have each status, with links to them. */
export function StatusCounts(props: StatusCountsProps) {
  return (
    <ul
      aria-label={traineeTexts().list.byStatus}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-5"
    >
      {STATUSES.map((status) => (
        <StatusCount key={status} {...props} status={status} />
      ))}
    </ul>
  );
}

/** An invitation that was refused is no standing in the training, and 'not completed' is a sum of others. */
const STATUSES = statusFilter.options.filter(
  (status) => status !== 'invitation-refused' && status !== 'not-completed',
);

type StatusCountProps = StatusCountsProps & { status: StatusFilter };

function StatusCount({ companyId, group, status }: StatusCountProps) {
  const view = { ...ALL_TRAINEES, company: companyId, group, status };
  const query = addressOf(view, { ...ALL_TRAINEES, company: companyId });
  const { data, error, isFetching, refetch } = useTraineePage(view);
  if (data === undefined && error !== null)
    return (
      <li>
        <ErrorCard
          title={traineeTexts().list.notLoaded}
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </li>
    );
  return (
    <li className="max-sm:last:col-span-2">
      <Link
        to={`${paths.company.to(companyId, 'trainees')}?${query}`}
        className="grid h-full content-between gap-1 rounded-xl border bg-surface p-4 shadow-xs hover:bg-hover sm:p-5"
      >
        <span className="text-sm text-text-muted">{statusLabels()[status]}</span>
        {data === undefined ? (
          <Skeleton className="h-9 w-16" />
        ) : (
          <span className="font-semibold text-3xl tabular-nums">{formatNumber(data.total)}</span>
        )}
      </Link>
    </li>
  );
}
