import { CivilDate } from '#web/platform/time/civil-date.tsx';
import { LoadMoreButton } from '#web/ui/load-more-button.tsx';
import { Name } from '#web/ui/name.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { useJobItems } from '../api/jobs.ts';
import { jobTexts } from '../texts/catalogue.ts';

/** The names of the trainees for whom a job could not be done. */
export function RefusedTrainees({ id, jobId }: { id: string; jobId: number }) {
  const t = jobTexts();
  const items = useJobItems(jobId, 'refused');
  if (items.data === undefined)
    return items.isError ? (
      <RetryBanner tone="danger" retrying={items.isFetching} onRetry={() => void items.refetch()}>
        {items.error.message}
      </RetryBanner>
    ) : (
      <p role="status" className="text-text-muted text-sm">
        {uiTexts().loading}
      </p>
    );
  return (
    <div id={id} className="grid gap-2 text-sm">
      <ul
        aria-label={t.refusedTrainees}
        className="grid max-h-60 gap-1 overflow-y-auto rounded-lg bg-surface-sunken px-4 py-3"
      >
        {items.data.map(({ place, userId, name, email, result }) => (
          <li key={place} className="wrap-anywhere">
            <Name>{name ?? t.deletedUser}</Name>
            {userId === null ? <span translate="no">{` · ${email}`}</span> : null}
            {result === null ? null : (
              <>
                <span dir="auto">{` · ${result.moduleName}`}</span>
                <span aria-hidden="true">{' · '}</span>
                <CivilDate value={result.completedOn} />
              </>
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
