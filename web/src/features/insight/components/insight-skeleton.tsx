import { Skeleton, SkeletonCard, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { insightTexts } from '../texts/catalogue.ts';

/** The shapes of the tiles, the curve and a question. */
export function InsightSkeleton() {
  return (
    <SkeletonRegion label={insightTexts().page.loading} className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        {['opened', 'watched', 'tried', 'passed'].map((tile) => (
          <Skeleton key={tile} className="h-32 rounded-xl! sm:h-35.5" />
        ))}
      </div>
      <Skeleton className="h-110 rounded-xl!" />
      <div className="grid grid-cols-1 gap-4">
        <div className="grid grid-cols-1 gap-1">
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-5 w-80 max-w-full" />
        </div>
        <SkeletonCard className="h-56" />
      </div>
    </SkeletonRegion>
  );
}
