import type { JobItemState } from '@portal/contract/jobs';
import { useJobItems } from '#web/features/jobs/api/jobs.ts';
import { LoadMoreButton } from '#web/ui/load-more-button.tsx';
import { Name } from '#web/ui/name.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';

const notes: Readonly<Record<JobItemState, string | null>> = {
  done: null,
  waiting: 'not done',
  refused: 'could not be done',
  undone: 'undone',
};

/** The trainees of an action on many. */
export function JobTrainees({ jobId }: { jobId: number }) {
  const items = useJobItems(jobId, null);
  if (items.data === undefined)
    return items.isError ? (
      <RetryBanner tone="danger" retrying={items.isFetching} onRetry={() => void items.refetch()}>
        {`The trainees could not be loaded. ${items.error.message}`}
      </RetryBanner>
    ) : (
      <p role="status" className="text-text-muted">
        Loading the trainees…
      </p>
    );
  return (
    <div className="grid gap-2">
      <ul aria-label="Trainees" className="grid max-h-80 gap-1 overflow-y-auto">
        {items.data.map(({ userId, requestId, name, email, state }) => (
          <li key={`${userId} ${requestId} ${email}`} className="wrap-anywhere">
            <Name>{name ?? 'Deleted user'}</Name>
            {userId === null ? <span translate="no">{` · ${email}`}</span> : null}
            {notes[state] === null ? null : (
              <span className="text-text-muted">{` (${notes[state]})`}</span>
            )}
          </li>
        ))}
      </ul>
      <LoadMoreButton list={items} size="sm">
        Show more trainees
      </LoadMoreButton>
    </div>
  );
}
