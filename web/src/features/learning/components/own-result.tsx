import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { Skeleton, SkeletonRegion, SkeletonTable } from '#web/ui/skeleton.tsx';
import { useOwnResult, useOwnResults } from '../api/own-results.ts';
import { TrainingResultCard } from './training-result.tsx';

/** The trainee's newest result, as a part of the dashboard. */
export function NewestResult() {
  const { data: results, error, isFetching, refetch } = useOwnResults();
  const [newest] = results ?? [];
  const result = useOwnResult(newest?.number ?? null);
  if (result.data !== undefined) return <TrainingResultCard result={result.data} level={2} />;
  const failure = error ?? result.error;
  if (failure === null) return <ResultSkeleton />;
  return (
    <RetryBanner
      tone="danger"
      retrying={isFetching || result.isFetching}
      onRetry={() => void (error === null ? result.refetch() : refetch())}
    >
      Your result could not be loaded. {failure.message}
    </RetryBanner>
  );
}

export function ResultSkeleton() {
  return (
    <SkeletonRegion
      label="Loading your result…"
      className="grid h-96 content-start gap-6 overflow-hidden rounded-xl border bg-surface p-5 shadow-xs sm:p-6"
    >
      <div className="flex items-center gap-4">
        <Skeleton className="size-14 shrink-0 rounded-2xl" />
        <div className="grid grow gap-2.5">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-3.5 w-4/5" />
        </div>
      </div>
      <div className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {['Begun', 'Completed', 'Average score', 'Time'].map((figure) => (
          <Skeleton key={figure} className="h-9" />
        ))}
      </div>
      <SkeletonTable rows={3} />
    </SkeletonRegion>
  );
}
