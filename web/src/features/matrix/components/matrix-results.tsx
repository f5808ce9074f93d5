import SearchX from 'lucide-react/icons/search-x';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { Skeleton, SkeletonRegion, SkeletonRows } from '#web/ui/skeleton.tsx';
import { StaleBanner } from '#web/ui/stale-banner.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import type { MatrixFilter, useMatrix } from '../api/matrix.ts';
import { matrixTexts } from '../texts/catalogue.ts';
import { MatrixCards } from './matrix-cards.tsx';
import { MatrixTable } from './matrix-table.tsx';

type MatrixResultsProps = {
  matrix: ReturnType<typeof useMatrix>;
  filter: MatrixFilter;
  /** Clears the filters; null if none is set. */
  onClear: (() => void) | null;
};

/** The matrix in each of its states; on phones as cards. */
export function MatrixResults({ matrix, filter, onClear }: MatrixResultsProps) {
  const t = matrixTexts();
  const { data, error, isFetching, isFetchNextPageError, isPlaceholderData } = matrix;
  const isNarrow = useMediaQuery('(width < 40rem)');
  const retry = () => void (isFetchNextPageError ? matrix.fetchNextPage() : matrix.refetch());
  // An answer to other filters stays until the next one, unless there is nothing in it.
  const isKnown = data !== undefined && (!isPlaceholderData || (error === null && data.total > 0));
  if (!isKnown && error !== null)
    return (
      <ErrorCard
        title={t.loadFailed}
        message={error.message}
        retrying={isFetching}
        onRetry={retry}
        action={<ClearFilters onClear={onClear} />}
      />
    );
  if (!isKnown) return <MatrixSkeleton />;
  if (data.total === 0) return <NoTrainees onClear={onClear} />;
  const Matrix = isNarrow ? MatrixCards : MatrixTable;
  return (
    <div aria-busy={isPlaceholderData || undefined} className="grid grid-cols-1 gap-3">
      {error === null ? null : (
        <StaleBanner
          failure={t.loadFailed}
          message={error.message}
          retrying={isFetching}
          onRetry={retry}
        />
      )}
      <p role="status" className="text-sm text-text-muted">
        {isPlaceholderData ? uiTexts().loading : t.trainees(data.total)}
      </p>
      {/* With another filter it begins at its top. */}
      <Matrix key={JSON.stringify(filter)} data={data} matrix={matrix} />
    </div>
  );
}

function MatrixSkeleton() {
  return (
    <SkeletonRegion className="grid gap-3">
      <Skeleton className="h-5 w-28" />
      <SkeletonRows rows={8} cardClass="h-40 overflow-hidden" />
    </SkeletonRegion>
  );
}

type ClearFiltersProps = Pick<MatrixResultsProps, 'onClear'>;

function NoTrainees({ onClear }: ClearFiltersProps) {
  const t = matrixTexts().noTrainees;
  return (
    <EmptyState
      level={3}
      illustration={<SearchX />}
      title={t.title}
      action={<ClearFilters onClear={onClear} />}
    >
      {t.hint}
    </EmptyState>
  );
}

function ClearFilters({ onClear }: ClearFiltersProps) {
  if (onClear === null) return null;
  return (
    <Button variant="outline" onClick={onClear}>
      {uiTexts().filters.clear}
    </Button>
  );
}
