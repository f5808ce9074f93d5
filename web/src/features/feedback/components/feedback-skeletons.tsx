import { Skeleton, SkeletonCard, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { feedbackTexts } from '../texts/catalogue.ts';

export function FiguresSkeleton() {
  return (
    <SkeletonRegion label={feedbackTexts().figures.loading} className="grid gap-5">
      <div className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
        <Skeleton className="h-30 rounded-xl!" />
        <Skeleton className="h-30 rounded-xl!" />
        <Skeleton className="h-30 rounded-xl!" />
        <Skeleton className="h-30 rounded-xl!" />
      </div>
      {/* On a phone the charts come after the entries. */}
      <div className="max-sm:hidden">
        <ChartsSkeleton />
      </div>
    </SkeletonRegion>
  );
}

export function ChartsSkeleton() {
  return (
    <div className="grid gap-5 xl:grid-cols-2">
      <Skeleton className="h-76 rounded-xl!" />
      <Skeleton className="h-76 rounded-xl!" />
    </div>
  );
}

export function EntriesSkeleton() {
  return (
    <SkeletonRegion label={feedbackTexts().entries.loading} className="grid gap-4 xl:grid-cols-2">
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </SkeletonRegion>
  );
}
