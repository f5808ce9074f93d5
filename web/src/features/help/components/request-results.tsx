import type { HelpRequest } from '@portal/contract/help';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import SearchX from 'lucide-react/icons/search-x';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { LoadMoreButton } from '#web/ui/load-more-button.tsx';
import { ShownRowsCheckbox, selectableRows } from '#web/ui/row-selection.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { StaleBanner } from '#web/ui/stale-banner.tsx';
import type { useHelpList } from '../model/help-list.ts';
import type { useSelectedRequests } from '../model/use-selected-requests.ts';
import { helpTexts } from '../texts/catalogue.ts';
import { ClosingBar } from './closing-bar.tsx';
import { RequestCard } from './request-card.tsx';

type RequestResultsProps = {
  list: ReturnType<typeof useHelpList>;
  selected: ReturnType<typeof useSelectedRequests>;
  onShowAll: () => void;
  /** Called when the selection was cleared. */
  onCleared: () => void;
  onClose: () => void;
  onUpdate: (request: HelpRequest) => void;
};

/** The list of requests in each of its states. */
export function RequestResults(props: RequestResultsProps) {
  const { list, selected, onShowAll, onUpdate } = props;
  const { isFiltered, requests } = list;
  const { data, error, isFetching, isPlaceholderData, refetch } = requests;
  const retry = () => void refetch();
  const t = helpTexts();
  if (data === undefined && error !== null)
    return (
      <ErrorCard
        title={t.failedToLoad}
        message={error.message}
        retrying={isFetching}
        onRetry={retry}
      />
    );
  // An empty answer for the previous filter says nothing about this one.
  if (data === undefined || (isPlaceholderData && data.length === 0)) return <RequestsSkeleton />;
  if (data.length === 0) return isFiltered ? <NoMatch onShowAll={onShowAll} /> : <None />;
  return (
    <div className="grid gap-5" aria-busy={isPlaceholderData}>
      {error === null ? null : (
        <StaleBanner
          failure={t.failedToLoad}
          message={error.message}
          retrying={isFetching}
          onRetry={retry}
        />
      )}
      {selected.open.length > 1 ? (
        <ShownRowsCheckbox selection={selected.ofOpen} label={t.closing.selectShown} showLabel />
      ) : null}
      <ul
        {...selectableRows}
        className={`grid gap-4 xl:grid-cols-2 ${isPlaceholderData ? 'opacity-60' : ''}`}
      >
        {data.map((request) => (
          <li key={request.id} className="grid">
            <RequestCard
              request={request}
              selection={selected.ofOpen}
              onUpdate={() => onUpdate(request)}
            />
          </li>
        ))}
      </ul>
      <LoadMoreButton list={requests}>{t.list.showMore}</LoadMoreButton>
      <ClosingBar selected={selected} onClose={props.onClose} onCleared={props.onCleared} />
    </div>
  );
}

function None() {
  const t = helpTexts().list.none;
  return (
    <EmptyState illustration={<LifeBuoy />} title={t.title}>
      {t.text}
    </EmptyState>
  );
}

function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  const t = helpTexts().list.noMatch;
  return (
    <EmptyState
      illustration={<SearchX />}
      title={t.title}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {t.showAll}
        </Button>
      }
    />
  );
}

/** The line by which all shown requests are selected, and cards with a short message. */
function RequestsSkeleton() {
  return (
    <SkeletonRegion label={helpTexts().loading} className="grid gap-5">
      <Skeleton className="my-1 h-5 w-40 pointer-coarse:my-3" />
      <div className="grid gap-4 xl:grid-cols-2">
        {['a', 'b', 'c', 'd'].map((card) => (
          <Card key={card} className="grid content-start gap-4">
            <div className="flex gap-3">
              <Skeleton className="size-10 shrink-0 rounded-full!" />
              <div className="grid grow content-start gap-2">
                <Skeleton className="h-4 w-2/5" />
                <Skeleton className="h-3.5 w-3/5" />
                <Skeleton className="h-3.5 w-1/2" />
              </div>
            </div>
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-8 w-full pointer-coarse:h-11" />
            <Skeleton className="ms-auto h-10 w-24 pointer-coarse:h-11" />
          </Card>
        ))}
      </div>
    </SkeletonRegion>
  );
}
