import History from 'lucide-react/icons/history';
import SearchX from 'lucide-react/icons/search-x';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { LoadMoreButton } from '#web/ui/load-more-button.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { StaleBanner } from '#web/ui/stale-banner.tsx';
import { isFiltered } from '../model/activity-filter.ts';
import type { useActivityList } from '../model/use-activity-list.ts';
import { activityTexts } from '../texts/catalogue.ts';
import { ActivityEntry } from './activity-entry.tsx';

type ActivityResultsProps = {
  list: ReturnType<typeof useActivityList>;
  onShowAll: () => void;
};

/** The list of changes in each of its states. */
export function ActivityResults({ list, onShowAll }: ActivityResultsProps) {
  const t = activityTexts();
  const { filter, changes, isSearching } = list;
  const { data, error, isFetching, isPlaceholderData, refetch } = changes;
  const retry = () => void refetch();
  const isUnknown = data === undefined || isSearching || (isPlaceholderData && data.length === 0);
  if (isUnknown && error !== null)
    return (
      <ErrorCard
        title={t.loadFailed}
        message={error.message}
        retrying={isFetching}
        onRetry={retry}
      />
    );
  if (isUnknown) return <ActivitySkeleton />;
  if (data.length === 0) return isFiltered(filter) ? <NoMatch onShowAll={onShowAll} /> : <None />;
  return (
    <div className="grid gap-5" aria-busy={isPlaceholderData}>
      {error === null ? null : (
        <StaleBanner
          failure={t.loadFailed}
          message={error.message}
          retrying={isFetching}
          onRetry={retry}
        />
      )}
      <ol
        className={`divide-y overflow-hidden rounded-xl border bg-surface ${isPlaceholderData ? 'opacity-60' : ''}`}
      >
        {data.map((activity) => (
          <li key={activity.id}>
            <ActivityEntry activity={activity} />
          </li>
        ))}
      </ol>
      <LoadMoreButton list={changes}>{t.showOlder}</LoadMoreButton>
    </div>
  );
}

const ENTRIES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function ActivitySkeleton() {
  return (
    <SkeletonRegion
      label={activityTexts().loading}
      className="divide-y overflow-hidden rounded-xl border bg-surface"
    >
      {ENTRIES.map((entry) => (
        <div key={entry} className="flex items-center gap-4 px-4 py-3 sm:px-5">
          <Skeleton className="size-9 shrink-0 rounded-full!" />
          <div className="flex min-h-13 grow flex-wrap items-center gap-x-4 gap-y-1 sm:min-h-9">
            <Skeleton className="h-4 w-full sm:w-1/2" />
            <Skeleton className="h-4 w-24 sm:ms-auto" />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  );
}

function None() {
  const t = activityTexts().empty;
  return (
    <EmptyState illustration={<History />} title={t.title}>
      {t.message}
    </EmptyState>
  );
}

function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  const t = activityTexts().noMatch;
  return (
    <EmptyState
      illustration={<SearchX />}
      title={t.title}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {t.showAll}
        </Button>
      }
    >
      {t.message}
    </EmptyState>
  );
}
