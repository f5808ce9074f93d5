import { useJobItems } from '#web/features/jobs/api/jobs.ts';
import { LoadMoreButton } from '#web/ui/load-more-button.tsx';
import { Name } from '#web/ui/name.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { activityTexts } from '../texts/catalogue.ts';

/** The trainees of an action on many. */
export function JobTrainees({ jobId }: { jobId: number }) {
  const t = activityTexts().trainees;
  const items = useJobItems(jobId, null);
  if (items.data === undefined)
    return items.isError ? (
      <RetryBanner tone="danger" retrying={items.isFetching} onRetry={() => void items.refetch()}>
        {t.loadFailed(items.error.message)}
      </RetryBanner>
    ) : (
      <p role="status" className="text-text-muted">
        {t.loading}
      </p>
    );
  return (
    <div className="grid gap-2">
      <ul aria-label={t.list} className="grid max-h-80 gap-1 overflow-y-auto">
        {items.data.map(({ place, userId, name, email, state }) => (
          <li key={place} className="wrap-anywhere">
            <Name>{name ?? t.deletedUser}</Name>
            {userId === null ? <span translate="no">{` · ${email}`}</span> : null}
            {state === 'done' ? null : (
              <span className="text-text-muted">{` ${t.states[state]}`}</span>
            )}
          </li>
        ))}
      </ul>
      <LoadMoreButton list={items} size="sm">
        {t.showMore}
      </LoadMoreButton>
    </div>
  );
}
