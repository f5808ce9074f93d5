import { Skeleton, SkeletonRegion, SkeletonTable } from '#web/ui/skeleton.tsx';
import { learningTexts } from '../texts/catalogue.ts';

/** A skeleton in the shape of a training result. */
export function ResultSkeleton() {
  return (
    <SkeletonRegion
      label={learningTexts().loading.result}
      className="grid h-96 content-start gap-6 overflow-hidden rounded-xl border bg-surface p-5 shadow-xs sm:p-6"
    >
      <div className="flex items-center gap-4">
        <Skeleton className="size-14 shrink-0 rounded-2xl!" />
        <div className="grid grow gap-2.5">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-3.5 w-4/5" />
        </div>
      </div>
      <div className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {['begun', 'completed', 'average', 'time'].map((figure) => (
          <Skeleton key={figure} className="h-9" />
        ))}
      </div>
      <SkeletonTable rows={3} />
    </SkeletonRegion>
  );
}
