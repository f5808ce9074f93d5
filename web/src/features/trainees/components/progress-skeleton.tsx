import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonCard, SkeletonRegion } from '#web/ui/skeleton.tsx';

const cards = ['a', 'b', 'c', 'd'];
const modules = ['a', 'b', 'c'];

export function ProgressSkeleton() {
  return (
    <SkeletonRegion label="Loading progress…" className="grid gap-6">
      <div className="flex items-center gap-4">
        <Skeleton className="size-14 rounded-full max-sm:hidden" />
        <div className="grid gap-3">
          <Skeleton className="h-8 w-56" />
          <Skeleton className="h-4 w-72" />
        </div>
      </div>
      <Skeleton className="h-5 w-64" />
      <Skeleton className="h-20 rounded-xl" />
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        {cards.map((card) => (
          <Card key={card} className="h-[7.5rem] p-4 sm:p-5">
            <Skeleton className="h-3.5 w-1/2" />
            <Skeleton className="mt-3 h-7 w-1/3" />
          </Card>
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {modules.map((module) => (
          <SkeletonCard key={module} className="h-64" />
        ))}
      </div>
    </SkeletonRegion>
  );
}
