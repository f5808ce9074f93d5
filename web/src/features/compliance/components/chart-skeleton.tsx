import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';

/** The shape of a card with a chart. */
export function ChartSkeleton() {
  return (
    <SkeletonRegion className="rounded-xl border bg-surface p-5 sm:p-6">
      <Skeleton className="mb-2 h-5 w-2/5" />
      <Skeleton className="mb-5 h-4 w-3/5" />
      <Skeleton className="mb-4 h-9 w-1/3" />
      <Skeleton className="h-48 w-full" />
    </SkeletonRegion>
  );
}
