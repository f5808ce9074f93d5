import { Skeleton, SkeletonCard, SkeletonRegion } from '#web/ui/skeleton.tsx';

/** The shapes of the tiles, the curve and a question. */
export function InsightSkeleton() {
  return (
    <SkeletonRegion label="Loading insight…" className="grid gap-6">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        {['opened', 'watched', 'tried', 'passed'].map((tile) => (
          <Skeleton key={tile} className="h-32 rounded-xl" />
        ))}
      </div>
      <Skeleton className="h-80 rounded-xl" />
      <SkeletonCard />
    </SkeletonRegion>
  );
}
