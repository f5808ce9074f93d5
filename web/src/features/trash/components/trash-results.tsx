import type { TrashEntry } from '@portal/contract/trash';
import SearchX from 'lucide-react/icons/search-x';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTrashDays } from '#web/features/deletions/api/trash-days.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { LoadMoreButton } from '#web/ui/load-more-button.tsx';
import { SkeletonRegion } from '#web/ui/skeleton.tsx';
import { StaleBanner } from '#web/ui/stale-banner.tsx';
import { isFiltered } from '../model/trash-filter.ts';
import type { useTrashList } from '../model/use-trash-list.ts';
import { trashTexts } from '../texts/catalogue.ts';
import { TrashEntryRow, TrashEntrySkeleton } from './trash-entry.tsx';

type TrashResultsProps = {
  list: ReturnType<typeof useTrashList>;
  /** The id of the deletion that is being restored, or null. */
  busyWith: number | null;
  onShowAll: () => void;
  onRestore: (entry: TrashEntry) => void;
  onPurge: (entry: TrashEntry) => void;
};

const SKELETONS = [1, 2, 3, 4];

/** The trash in each of its states. */
export function TrashResults({ list, onShowAll, ...rest }: TrashResultsProps) {
  const t = trashTexts();
  const { filter, entries, isSearching } = list;
  const { data, error, isFetching, isPlaceholderData, refetch } = entries;
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
  if (isUnknown)
    return (
      <SkeletonRegion
        label={t.loading}
        className="divide-y overflow-hidden rounded-xl border bg-surface"
      >
        {SKELETONS.map((entry) => (
          <TrashEntrySkeleton key={entry} />
        ))}
      </SkeletonRegion>
    );
  if (data.length === 0) return isFiltered(filter) ? <NoMatch onShowAll={onShowAll} /> : <Empty />;
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
      <ul
        className={`divide-y overflow-hidden rounded-xl border bg-surface ${isPlaceholderData ? 'opacity-60' : ''}`}
      >
        {data.map((entry) => (
          <li key={entry.deletionId}>
            <TrashEntryRow
              entry={entry}
              isRestoring={entry.deletionId === rest.busyWith}
              onRestore={() => rest.onRestore(entry)}
              onPurge={() => rest.onPurge(entry)}
            />
          </li>
        ))}
      </ul>
      <LoadMoreButton list={entries}>{t.showOlder}</LoadMoreButton>
    </div>
  );
}

function Empty() {
  const { switchedOff, empty } = trashTexts();
  const isLimited = useReach() !== 'portal';
  const days = useTrashDays();
  if (days === 0)
    return (
      <EmptyState illustration={<Trash2 />} title={switchedOff.title}>
        {switchedOff.message}
      </EmptyState>
    );
  return (
    <EmptyState illustration={<Trash2 />} title={empty.title}>
      {isLimited ? empty.own : messageFor(days)}
    </EmptyState>
  );
}

function messageFor(days: number | null): string {
  const { empty } = trashTexts();
  return days === null ? empty.message : empty.messageForDays(days);
}

function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  const t = trashTexts().noMatch;
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
      {useReach() === 'portal' ? t.message : t.own}
    </EmptyState>
  );
}
